import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.tensorboard import SummaryWriter


def train(model, loader, optimizer, writer, epoch):
    model.train()
    step = 0
    for x, y in loader:
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
        step += 1
        writer.add_scalar("train/loss", loss.item(), global_step=step)


def main():
    x = torch.randn(100, 3)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=10)
    model = nn.Linear(3, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    writer = SummaryWriter()
    for epoch in range(3):
        train(model, loader, optimizer, writer, epoch)


main()
