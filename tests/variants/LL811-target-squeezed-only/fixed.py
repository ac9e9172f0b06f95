import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader, TensorDataset


class QNet(nn.Module):
    def __init__(self, s=6, a=2):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(s + a, 64), nn.ReLU(), nn.Linear(64, 1))

    def forward(self, s, a):
        return self.net(torch.cat([s, a], -1))


def make_batchs(n=2000):
    s, a, s2 = torch.randn(n, 6), torch.randn(n, 2), torch.randn(n, 6)
    r, d = torch.randn(n), torch.zeros(n)
    return TensorDataset(s, a, r, s2, d)


def main(gamma=0.99, tau=0.005):
    q, q_targ = QNet(), QNet()
    q_targ.load_state_dict(q.state_dict())
    opt = torch.optim.Adam(q.parameters(), 3e-4)
    for epoch in range(5):
        for s, a, r, s2, d in DataLoader(make_batchs(), 100, shuffle=True):
            with torch.no_grad():
                a2 = torch.randn_like(a)
                y = r + gamma * (1 - d) * q_targ(s2, a2).squeeze(-1)
            pred = q(s, a).squeeze(-1)
            loss = F.mse_loss(pred, y)
            opt.zero_grad()
            loss.backward()
            opt.step()
            with torch.no_grad():
                for p, pt in zip(q.parameters(), q_targ.parameters()):
                    pt.mul_(1 - tau).add_(tau * p)
        print(epoch, loss.item())


main()
