import math

import torch
from torch import nn


class Agent:
    def __init__(self, device):
        torch.manual_seed(0)
        self.actor = nn.Linear(8, 2).to(device)
        self.actor_optimizer = torch.optim.Adam(self.actor.parameters(), lr=3e-4)
        self.log_alpha = torch.tensor(math.log(0.1)).to(device)
        self.log_alpha.requires_grad = True
        self.alpha_optimizer = torch.optim.Adam([self.log_alpha], lr=3e-4)

    @property
    def alpha(self):
        return self.log_alpha.exp()

    def update(self, states):
        log_probability = self.actor(states).log_softmax(1).max(1).values
        actor_loss = (self.alpha.detach() * log_probability).mean()
        self.actor_optimizer.zero_grad()
        actor_loss.backward()
        self.actor_optimizer.step()

        self.alpha_optimizer.zero_grad()
        alpha_loss = (self.alpha * (2.0 - log_probability).detach()).mean()
        alpha_loss.backward()
        self.alpha_optimizer.step()


def main(batches):
    agent = Agent("cpu")
    for states in batches:
        agent.update(states)
