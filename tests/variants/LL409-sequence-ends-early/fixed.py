import torch
from torch import nn
from torch.optim.lr_scheduler import CosineAnnealingLR, LinearLR, SequentialLR
from torch.utils.data import DataLoader, TensorDataset


def main():
    torch.manual_seed(0)
    epochs, warmup = 30, 5
    x = torch.randn(600, 10)
    loader = DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=60, shuffle=True)
    model = nn.Sequential(nn.Linear(10, 32), nn.ReLU(), nn.Linear(32, 2))
    opt = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    sched = SequentialLR(opt, [LinearLR(opt, 0.1, total_iters=warmup),
                               CosineAnnealingLR(opt, T_max=epochs - warmup)], milestones=[warmup])
    for epoch in range(epochs):
        model.train()
        for a, b in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(a), b).backward()
            opt.step()
        sched.step()
        print(epoch, sched.get_last_lr()[0])


if __name__ == "__main__":
    main()
