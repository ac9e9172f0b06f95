from dataclasses import dataclass, field

import gymnasium as gym
import torch
from torch import nn
from torch.distributions import Categorical


@dataclass
class Stats:
    policy_losses: list = field(default_factory=list)
    entropies: list = field(default_factory=list)

    def add(self, loss, entropy):
        self.policy_losses.append(loss)
        self.entropies.append(entropy)


class Policy(nn.Module):
    def __init__(self, obs, act):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(obs, 64), nn.Tanh(), nn.Linear(64, act))

    def forward(self, x):
        return Categorical(logits=self.net(x))


def main():
    env = gym.make("CartPole-v1")
    policy = Policy(4, 2)
    optimizer = torch.optim.Adam(policy.parameters(), lr=3e-3)
    stats = Stats()
    for episode in range(1000):
        obs, _ = env.reset()
        log_probs, rewards, done, entropy = [], [], False, 0.0
        while not done:
            dist = policy(torch.as_tensor(obs, dtype=torch.float32))
            action = dist.sample()
            log_probs.append(dist.log_prob(action))
            entropy = entropy + dist.entropy().mean().item()
            obs, reward, terminated, truncated, _ = env.step(action.item())
            rewards.append(reward)
            done = terminated or truncated
        returns, running = [], 0.0
        for reward in reversed(rewards):
            running = reward + 0.99 * running
            returns.insert(0, running)
        returns = torch.tensor(returns)
        loss = -(torch.stack(log_probs) * (returns - returns.mean())).sum() / len(rewards)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        stats.add(loss, entropy)
    print(sum(stats.policy_losses[-10:]) / 10)


if __name__ == "__main__":
    main()
