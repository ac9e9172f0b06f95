import torch
from torch import nn


class Agent:
    def __init__(self, obs, act):
        self.actor = nn.Sequential(nn.Linear(obs, 64), nn.Tanh(), nn.Linear(64, act))
        self.critic = nn.Sequential(nn.Linear(obs + act, 64), nn.ReLU(), nn.Linear(64, 1))
        self.actor_opt = torch.optim.Adam(self.actor.parameters(), lr=3e-4)
        self.critic_opt = torch.optim.Adam(self.critic.parameters(), lr=3e-4)

    def step(self, opt, loss):
        self.actor_opt.zero_grad()
        loss.backward()
        opt.step()

    def learn(self, s, a, target):
        q = self.critic(torch.cat([s, a], -1))
        critic_loss = nn.functional.mse_loss(q, target)
        critic_loss.backward()
        self.critic_opt.step()
        for p in self.critic.parameters():
            p.requires_grad_(False)
        actor_loss = -self.critic(torch.cat([s, self.actor(s)], -1)).mean()
        self.actor_opt.zero_grad()
        actor_loss.backward()
        self.actor_opt.step()
        for p in self.critic.parameters():
            p.requires_grad_(True)


def main(replay):
    agent = Agent(8, 2)
    for _ in range(1000):
        agent.learn(*replay.sample(64))
