import torch
from torch.optim.lr_scheduler import CosineAnnealingLR, LinearLR, SequentialLR


def main(model, loader, epochs=90):
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    warm = LinearLR(opt, 0.01, total_iters=5)
    sched = SequentialLR(opt, [warm, CosineAnnealingLR(opt, epochs - 5)], milestones=[5])
    for epoch in range(epochs):
        for x, y in loader:
            opt.zero_grad()
            torch.nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        sched.step()
