from collections import deque

import torch
from torch import nn


class Smoothed:
    def __init__(self):
        self.total, self.values = 0.0, deque(maxlen=50)

    def update(self, value):
        if isinstance(value, torch.Tensor):
            value = value.item()
        self.values.append(value)
        self.total += value


policy = nn.Sequential(nn.Linear(4, 16), nn.Tanh(), nn.Linear(16, 2))
optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
smoothed, history = Smoothed(), []
window, carried = 0.0, 0.0
for episode in range(20):
    log_probs, rewards = [], []
    for t in range(10):
        dist = torch.distributions.Categorical(logits=policy(torch.randn(4)))
        action = dist.sample()
        log_probs.append(dist.log_prob(action))
        rewards.append(float(action))
    loss = 0.0
    for log_prob, reward in zip(log_probs, rewards):
        loss = loss - log_prob * reward
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    smoothed.update(loss)
    history.append(loss.detach())
    with torch.no_grad():
        window += policy(torch.randn(8, 4)).mean()

for step in range(40):
    carried = carried + policy(torch.randn(8, 4)).pow(2).mean()
    if (step + 1) % 4 == 0:
        optimizer.zero_grad()
        carried.backward()
        optimizer.step()
        carried = 0.0
