import torch
from torch import nn


class DQN(nn.Module):
    def __init__(self, n_obs, n_act):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(n_obs, 128), nn.ReLU(), nn.Linear(128, n_act))

    def forward(self, x):
        return self.net(x)


class Learner:
    def __init__(self, n_obs, n_act, gamma=0.99):
        self.q = DQN(n_obs, n_act)
        self.opt = torch.optim.Adam(self.q.parameters(), lr=1e-4)
        self.gamma = gamma

    @torch.no_grad()
    def targets(self, reward, nxt, done):
        best = self.q(nxt).max(dim=1).values
        return reward + self.gamma * best * (1 - done)

    def update(self, batch):
        obs, act, reward, nxt, done = batch
        pred = self.q(obs).gather(1, act.unsqueeze(1)).squeeze(1)
        loss = nn.functional.smooth_l1_loss(pred, self.targets(reward, nxt, done))
        self.opt.zero_grad()
        loss.backward()
        self.opt.step()


def main(buffer):
    learner = Learner(4, 2)
    for _ in range(10_000):
        learner.update(buffer.sample(32))
