import os
import torch
from torch import nn
from torch.utils.data import DataLoader


class Trainer:
    def __init__(self, net, dataset, out_dir):
        self.net = net
        self.opt = torch.optim.AdamW(net.parameters(), lr=3e-4)
        self.loader = DataLoader(dataset, batch_size=32, shuffle=True)
        self.out_dir = out_dir
        self.global_step = 0

    def fit(self):
        self.net.train()
        for epoch in range(300):
            for x, y in self.loader:
                self.opt.zero_grad()
                nn.functional.cross_entropy(self.net(x), y).backward()
                self.opt.step()
                self.global_step += 1
            self.save(epoch)

    def save(self, epoch):
        state = {"net": self.net.state_dict(), "opt": self.opt.state_dict(), "epoch": epoch + 1, "step": self.global_step}
        torch.save(state, os.path.join(self.out_dir, f"checkpoint_{epoch:04d}.pth"))
        old = os.path.join(self.out_dir, f"checkpoint_{epoch - 3:04d}.pth")
        if os.path.exists(old):
            os.remove(old)
