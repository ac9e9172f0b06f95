import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main(epochs=3, grad_accum=2):
    x = torch.randn(320, 6)
    loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=16, shuffle=True)
    net = nn.Sequential(nn.Linear(6, 24), nn.ReLU(), nn.Linear(24, 3))
    optim = torch.optim.SGD(net.parameters(), lr=0.1)
    total_updates = epochs * (len(loader) // grad_accum)
    sched = torch.optim.lr_scheduler.LinearLR(optim, 1.0, 0.0, total_iters=total_updates)
    for epoch in range(epochs):
        net.train()
        for i, (xb, yb) in enumerate(loader):
            loss = nn.functional.cross_entropy(net(xb), yb)
            (loss / grad_accum).backward()
            sched.step()
            if (i + 1) % grad_accum != 0 and i + 1 < len(loader):
                continue
            optim.step()
            optim.zero_grad()
        print(epoch, sched.get_last_lr())


if __name__ == "__main__":
    main()
