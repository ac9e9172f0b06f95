import torch
from torch import nn
from torch.utils.tensorboard import SummaryWriter


class Logger:
    def __init__(self, folder):
        self.writer = SummaryWriter(folder)

    def scalars(self, values, step):
        for name, value in values.items():
            self.writer.add_scalar(name, value, step)


def run(model, loader, epochs):
    logger = Logger("runs/a")
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(epochs):
        for batch_idx, (x, y) in enumerate(loader):
            loss = nn.functional.mse_loss(model(x), y)
            opt.zero_grad()
            loss.backward()
            opt.step()
            if batch_idx % 10 == 0:
                logger.scalars({"loss": loss.item()}, batch_idx)
