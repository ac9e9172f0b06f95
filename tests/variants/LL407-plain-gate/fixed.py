import torch
from torch import nn
from torch.optim.lr_scheduler import LambdaLR
from torch.utils.data import DataLoader, TensorDataset


class Pretrainer:
    def __init__(self, net, loader, accum=4, warmup_updates=20):
        self.net, self.loader, self.accum = net, loader, accum
        self.opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
        self.sched = LambdaLR(self.opt, lambda n: min(1.0, (n + 1) / warmup_updates))

    def epoch(self):
        self.net.train()
        self.opt.zero_grad()
        for i, (x, y) in enumerate(self.loader):
            (nn.functional.mse_loss(self.net(x), y) / self.accum).backward()
            if (i + 1) % self.accum == 0 or i + 1 == len(self.loader):
                self.opt.step()
                self.opt.zero_grad()
                self.sched.step()


if __name__ == "__main__":
    x = torch.randn(640, 4)
    pre = Pretrainer(nn.Linear(4, 1), DataLoader(TensorDataset(x, x[:, :1]), batch_size=8, shuffle=True))
    for epoch in range(2):
        pre.epoch()
