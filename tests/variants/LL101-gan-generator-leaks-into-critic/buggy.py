import torch
from torch import nn


class Game:
    def __init__(self, latent=5):
        self.latent = latent
        self.maker = nn.Sequential(nn.Linear(latent, 16), nn.ReLU(), nn.Linear(16, 2))
        self.judge = nn.Sequential(nn.Linear(2, 16), nn.LeakyReLU(0.2), nn.Linear(16, 1))
        self.opt_maker = torch.optim.Adam(self.maker.parameters(), lr=2e-4)
        self.opt_judge = torch.optim.Adam(self.judge.parameters(), lr=2e-4)
        self.bce = nn.BCEWithLogitsLoss()

    def judge_turn(self, real, fake):
        ones, zeros = torch.ones(len(real), 1), torch.zeros(len(fake), 1)
        loss = self.bce(self.judge(real), ones) + self.bce(self.judge(fake.detach()), zeros)
        loss.backward()
        self.opt_judge.step()
        self.opt_judge.zero_grad()
        return loss.item()

    def maker_turn(self, fake):
        loss = self.bce(self.judge(fake), torch.ones(len(fake), 1))
        loss.backward()
        self.opt_maker.step()
        self.opt_maker.zero_grad()
        return loss.item()

    def play(self, rounds):
        for r in range(rounds):
            real = torch.randn(32, 2) + 3
            fake = self.maker(torch.randn(32, self.latent))
            print(r, self.judge_turn(real, fake), self.maker_turn(fake))


if __name__ == "__main__":
    torch.manual_seed(0)
    Game().play(4)
