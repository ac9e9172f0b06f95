import os

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Checkpointer:
    def __init__(self, folder):
        self.folder = folder
        self.kept = []
        os.makedirs(folder, exist_ok=True)

    def on_epoch_end(self, epoch, model, optimizer):
        path = os.path.join(self.folder, "epoch_{:03d}.pth".format(epoch))
        torch.save({"epoch": epoch, "model": model.state_dict(), "optimizer": optimizer.state_dict()}, path)
        self.kept.append(path)
        if len(self.kept) > 3:
            os.remove(self.kept.pop(0))


def main():
    x = torch.randn(1000, 20)
    y = x.sum(1, keepdim=True)
    loader = DataLoader(TensorDataset(x, y), 50, shuffle=True)
    model = nn.Sequential(nn.Linear(20, 64), nn.Tanh(), nn.Linear(64, 1))
    optimizer = torch.optim.Adam(model.parameters())
    saver = Checkpointer("runs/ckpt")
    for epoch in range(1000):
        for a, b in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(a), b).backward()
            optimizer.step()
        saver.on_epoch_end(epoch, model, optimizer)


main()
