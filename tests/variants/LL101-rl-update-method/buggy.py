import torch
from torch import nn
from torch.distributions import Categorical


class Reinforce:
    def __init__(self):
        self.policy = nn.Sequential(nn.Linear(4, 16), nn.Tanh(), nn.Linear(16, 2))
        self.optim = torch.optim.Adam(self.policy.parameters(), lr=1e-2)
        self.log_probs, self.rewards = [], []

    def act(self, obs):
        dist = Categorical(logits=self.policy(obs))
        action = dist.sample()
        self.log_probs.append(dist.log_prob(action))
        return action

    def update(self):
        returns = torch.tensor(self.rewards).flip(0).cumsum(0).flip(0)
        loss = -(torch.stack(self.log_probs) * (returns - returns.mean())).sum()
        loss.backward()
        self.optim.step()
        self.log_probs, self.rewards = [], []


def main():
    torch.manual_seed(0)
    agent = Reinforce()
    for episode in range(10):
        obs = torch.randn(4)
        for t in range(8):
            action = agent.act(obs)
            agent.rewards.append(float(action == (obs[0] > 0).long()))
            obs = torch.randn(4)
        agent.update()


if __name__ == "__main__":
    main()
