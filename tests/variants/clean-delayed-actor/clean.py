import copy

import torch
from torch import nn


class Agent:
    def __init__(self, obs=4, act=2):
        self.actor = nn.Sequential(nn.Linear(obs, 32), nn.ReLU(), nn.Linear(32, act), nn.Tanh())
        self.critic = nn.Sequential(nn.Linear(obs + act, 32), nn.ReLU(), nn.Linear(32, 1))
        self.actor_target, self.critic_target = copy.deepcopy(self.actor), copy.deepcopy(self.critic)
        self.actor_optimizer = torch.optim.Adam(self.actor.parameters(), lr=3e-4)
        self.critic_optimizer = torch.optim.Adam(self.critic.parameters(), lr=3e-4)
        self.total_it, self.policy_freq = 0, 2

    def train(self, state, action, next_state, reward):
        self.total_it += 1
        with torch.no_grad():
            next_action = self.actor_target(next_state)
            target = reward + 0.99 * self.critic_target(torch.cat([next_state, next_action], 1))
        critic_loss = nn.functional.mse_loss(self.critic(torch.cat([state, action], 1)), target)
        self.critic_optimizer.zero_grad()
        critic_loss.backward()
        self.critic_optimizer.step()
        if self.total_it % self.policy_freq == 0:
            actor_loss = -self.critic(torch.cat([state, self.actor(state)], 1)).mean()
            self.actor_optimizer.zero_grad()
            actor_loss.backward()
            self.actor_optimizer.step()
            with torch.no_grad():
                for p, q in zip(self.critic.parameters(), self.critic_target.parameters()):
                    q.lerp_(p, 0.005)


if __name__ == "__main__":
    torch.manual_seed(0)
    agent = Agent()
    for it in range(20):
        s = torch.randn(32, 4)
        agent.train(s, torch.rand(32, 2) * 2 - 1, s + 0.1, torch.randn(32, 1))
