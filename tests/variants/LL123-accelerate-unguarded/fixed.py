import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    torch.manual_seed(0)
    accelerator = Accelerator(cpu=True)
    every = 4
    x = torch.randn(96, 4)
    model = nn.Linear(4, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
    for epoch in range(2):
        model.train()
        for i, (a, b) in enumerate(loader):
            loss = nn.functional.mse_loss(model(a), b) / every
            accelerator.backward(loss)
            if (i + 1) % every == 0 or i + 1 == len(loader):
                accelerator.clip_grad_norm_(model.parameters(), 1.0)
                optimizer.step()
                optimizer.zero_grad()
        accelerator.print(epoch, loss.item())
    accelerator.end_training()


if __name__ == "__main__":
    main()
