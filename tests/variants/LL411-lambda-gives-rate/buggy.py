import math

import torch


class Warmup:
    def __init__(self, base_lr, warmup, total):
        self.base_lr, self.warmup, self.total = base_lr, warmup, total

    def __call__(self, step):
        if step < self.warmup:
            return self.base_lr * step / self.warmup
        t = (step - self.warmup) / (self.total - self.warmup)
        return self.base_lr * 0.5 * (1 + math.cos(math.pi * t))


def main(model, loader, lr=3e-4):
    opt = torch.optim.AdamW(model.parameters(), lr=lr)
    sched = torch.optim.lr_scheduler.LambdaLR(opt, Warmup(lr, 500, 10 * len(loader)))
    for _ in range(10):
        for x, y in loader:
            opt.zero_grad()
            torch.nn.functional.mse_loss(model(x), y).backward()
            opt.step()
            sched.step()
