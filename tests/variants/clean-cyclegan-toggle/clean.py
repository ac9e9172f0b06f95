import itertools

import torch
from torch import nn


class CycleModel:
    def __init__(self):
        self.G_A, self.G_B = nn.Linear(3, 3), nn.Linear(3, 3)
        self.D_A, self.D_B = nn.Linear(3, 1), nn.Linear(3, 1)
        self.optimizer_G = torch.optim.Adam(itertools.chain(self.G_A.parameters(), self.G_B.parameters()), lr=2e-4)
        self.optimizer_D = torch.optim.Adam(itertools.chain(self.D_A.parameters(), self.D_B.parameters()), lr=2e-4)
        self.optimizers = [self.optimizer_G, self.optimizer_D]

    def set_requires_grad(self, nets, requires_grad=False):
        for net in nets:
            for p in net.parameters():
                p.requires_grad = requires_grad

    def forward(self, a, b):
        self.real_a, self.real_b = a, b
        self.fake_b, self.fake_a = self.G_A(a), self.G_B(b)
        self.rec_a, self.rec_b = self.G_B(self.fake_b), self.G_A(self.fake_a)

    def backward_D_basic(self, net, real, fake):
        loss = (net(real) - 1).pow(2).mean() + net(fake.detach()).pow(2).mean()
        loss.backward()
        return loss

    def backward_G(self):
        gan = (self.D_A(self.fake_b) - 1).pow(2).mean() + (self.D_B(self.fake_a) - 1).pow(2).mean()
        cycle = (self.rec_a - self.real_a).abs().mean() + (self.rec_b - self.real_b).abs().mean()
        self.loss_G = gan + 10 * cycle
        self.loss_G.backward()

    def optimize_parameters(self, a, b):
        self.forward(a, b)
        self.set_requires_grad([self.D_A, self.D_B], False)
        self.optimizer_G.zero_grad()
        self.backward_G()
        self.optimizer_G.step()
        self.set_requires_grad([self.D_A, self.D_B], True)
        self.optimizer_D.zero_grad()
        self.backward_D_basic(self.D_A, self.real_b, self.fake_b)
        self.backward_D_basic(self.D_B, self.real_a, self.fake_a)
        self.optimizer_D.step()


if __name__ == "__main__":
    torch.manual_seed(0)
    model = CycleModel()
    for i in range(10):
        model.optimize_parameters(torch.randn(8, 3), torch.randn(8, 3))
    print(model.loss_G.item())
