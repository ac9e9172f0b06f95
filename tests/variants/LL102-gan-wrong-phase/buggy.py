import torch
from torch import nn


class Gan:
    def __init__(self):
        self.g, self.d = nn.Linear(4, 2), nn.Linear(2, 1)
        self.opt_g = torch.optim.Adam(self.g.parameters(), lr=1e-3)
        self.opt_d = torch.optim.Adam(self.d.parameters(), lr=1e-3)

    def d_step(self, real):
        fake = self.g(torch.randn(len(real), 4)).detach()
        self.opt_d.zero_grad()
        (self.d(fake) - self.d(real)).mean().backward()
        self.opt_d.step()

    def g_step(self, n):
        loss = -self.d(self.g(torch.randn(n, 4))).mean()
        loss.backward()
        self.g.zero_grad()
        self.opt_g.step()
        return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    gan = Gan()
    for i in range(10):
        gan.d_step(torch.randn(16, 2) + 1)
        print(gan.g_step(16))
