import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    accelerator = Accelerator(cpu=True)
    torch.manual_seed(0)
    x = torch.randn(100, 4)
    loader = DataLoader(TensorDataset(x, x.mean(1, keepdim=True)), batch_size=10, shuffle=True)
    model = nn.Linear(4, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
    for epoch in range(2):
        model.train()
        for a, b in loader:
            loss = nn.functional.mse_loss(model(a), b)
            accelerator.backward(loss)
            optimizer.zero_grad()
            optimizer.step()
        accelerator.print(epoch, loss.item())
    accelerator.end_training()


if __name__ == "__main__":
    main()
