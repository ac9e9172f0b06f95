import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.stages = nn.ModuleList([nn.Sequential(nn.Linear(16, 16), nn.LayerNorm(16), nn.ReLU()) for _ in range(3)])
        self.head = nn.Linear(16, 3)

    def forward(self, x):
        for s in self.stages:
            x = s(x)
        return self.head(x)


def unfreeze(net, k):
    for p in net.stages[-k:].parameters():
        p.requires_grad_(True)


def main(epochs=8):
    torch.manual_seed(0)
    net = Net()
    net.stages.requires_grad_(False)
    opt = torch.optim.AdamW(
        [{"params": s.parameters(), "lr": 1e-4 * 0.5 ** i} for i, s in enumerate(reversed(net.stages))]
        + [{"params": net.head.parameters(), "lr": 1e-3}], lr=1e-3)
    x = torch.randn(160, 16)
    loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), 16, shuffle=True)
    for epoch in range(epochs):
        if epoch in (2, 4, 6):
            unfreeze(net, epoch // 2)
        net.train()
        for a, b in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(a), b).backward()
            opt.step()


if __name__ == "__main__":
    main()
