import sys

import torch
from torch import nn
from torch.optim.lr_scheduler import _LRScheduler


class WarmUp(_LRScheduler):
    def __init__(self, optimizer, warmup, total):
        self.warmup, self.total = warmup, total
        super().__init__(optimizer, -1)

    def step(self, epoch=None):
        self.last_epoch = epoch if epoch is not None else self.last_epoch + 1
        for group, rate in zip(self.optimizer.param_groups, self.get_lr()):
            group["lr"] = rate

    def get_lr(self):
        done = self.last_epoch / self.total
        return [rate * min(done / self.warmup, 1.0 - done) for rate in self.base_lrs]


def prepare(model, batches, fused):
    optimizer, scheduler = None, None
    if fused:
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4, fused=True)
        scheduler = WarmUp(optimizer, 0.1, 3 * len(batches))
    else:
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    return optimizer, scheduler


def main(fused):
    model = nn.Linear(8, 2)
    batches = torch.load("batches.pt")
    optimizer, scheduler = prepare(model, batches, fused)
    for epoch in range(3):
        for x, y in batches:
            nn.functional.cross_entropy(model(x), y).backward()
            if fused:
                scheduler.step()
            optimizer.step()
            optimizer.zero_grad()


main("--fused" in sys.argv)
