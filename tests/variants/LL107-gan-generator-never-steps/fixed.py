import torch
from torch import nn


class Pair:
    def __init__(self):
        self.gen = nn.Linear(4, 6)
        self.dis = nn.Linear(6, 1)
        self.g_optim = torch.optim.Adam(self.gen.parameters(), lr=1e-3)
        self.d_optim = torch.optim.Adam(self.dis.parameters(), lr=1e-3)

    def train(self, rounds):
        for r in range(rounds):
            real, z = torch.randn(16, 6) + 1, torch.randn(16, 4)
            self.d_optim.zero_grad()
            d_loss = nn.functional.softplus(-self.dis(real)).mean() + nn.functional.softplus(self.dis(self.gen(z).detach())).mean()
            d_loss.backward()
            self.d_optim.step()
            self.g_optim.zero_grad()
            g_loss = nn.functional.softplus(-self.dis(self.gen(z))).mean()
            g_loss.backward()
            self.g_optim.step()
            print(r, d_loss.item(), g_loss.item())


if __name__ == "__main__":
    torch.manual_seed(0)
    Pair().train(5)
