import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    torch.manual_seed(0)
    accelerator = Accelerator(cpu=True, gradient_accumulation_steps=4)
    x = torch.randn(96, 4)
    unet = nn.Linear(4, 4)
    optimizer = torch.optim.AdamW(unet.parameters(), lr=0.01)
    loader = DataLoader(TensorDataset(x), batch_size=8, shuffle=True)
    unet, optimizer, loader = accelerator.prepare(unet, optimizer, loader)
    for epoch in range(2):
        unet.train()
        for (a,) in loader:
            with accelerator.accumulate(unet):
                noise = torch.randn_like(a)
                loss = nn.functional.mse_loss(unet(a + noise), noise)
                accelerator.backward(loss)
                accelerator.clip_grad_norm_(unet.parameters(), 1.0)
                optimizer.step()
                optimizer.zero_grad()
        accelerator.print(epoch, loss.item())
    accelerator.end_training()


if __name__ == "__main__":
    main()
