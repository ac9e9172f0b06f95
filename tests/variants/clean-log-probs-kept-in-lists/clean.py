import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical


class Agent:
    def __init__(self, names):
        self.policy = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 2))
        self.optimizer = torch.optim.Adam(self.policy.parameters(), lr=1e-2)
        self.eps = np.finfo(np.float32).eps.item()
        self.log_probs = {name: [] for name in names}
        self.rewards = {name: [] for name in names}

    def act(self, name, state):
        dist = Categorical(logits=self.policy(torch.from_numpy(state).float()))
        action = dist.sample()
        self.log_probs[name].append(dist.log_prob(action))
        return action.item()

    def finish(self):
        probs, rewards = [], []
        for name in self.rewards:
            probs.extend(self.log_probs[name])
            rewards.extend(self.rewards[name])
        returns = torch.tensor(rewards, dtype=torch.float32)
        returns = (returns - returns.mean()) / (returns.std() + self.eps)
        loss = torch.stack([-p * r for p, r in zip(probs, returns)]).sum()
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        for name in self.rewards:
            self.rewards[name], self.log_probs[name] = [], []


if __name__ == "__main__":
    torch.manual_seed(0)
    rng = np.random.default_rng(0)
    agent = Agent(["a", "b"])
    for episode in range(5):
        for name in ("a", "b"):
            for t in range(6):
                state = rng.normal(size=4)
                agent.rewards[name].append(float(agent.act(name, state) == int(state[0] > 0)))
        agent.finish()
