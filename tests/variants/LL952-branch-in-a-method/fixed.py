import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Gate(nn.Module):
    def __init__(self, d=10):
        super().__init__()
        self.main = nn.Linear(d, d)
        self.alt = nn.Linear(d, d)
        self.out = nn.Linear(d, 2)

    def route(self, x):
        score = x.mean().item()
        w = torch.sigmoid(x.mean(1, keepdim=True))
        return w * self.main(x) + (1 - w) * self.alt(x)

    def forward(self, x):
        return self.out(F.relu(self.route(x)))


def main():
    dl = DataLoader(TensorDataset(torch.randn(300, 10), torch.randint(0, 2, (300,))), 30, shuffle=True)
    net = Gate()
    opt = torch.optim.Adam(net.parameters())
    for _ in range(3):
        net.train()
        for x, y in dl:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
    net.eval()
    torch.jit.save(torch.jit.trace(net, torch.randn(3, 10)), "gate.pt")


main()
