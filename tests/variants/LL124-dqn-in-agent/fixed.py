import random
from collections import deque

import torch
import torch.nn.functional as F
from torch import nn


class QNetwork(nn.Module):
    def __init__(self, states, actions):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(states, 128), nn.ReLU(), nn.Linear(128, actions))

    def forward(self, x):
        return self.body(x)


class Agent:
    def __init__(self, states, actions, gamma=0.99):
        self.policy_net = QNetwork(states, actions)
        self.optimizer = torch.optim.Adam(self.policy_net.parameters(), lr=1e-3)
        self.memory = deque(maxlen=10_000)
        self.gamma = gamma

    def remember(self, *transition):
        self.memory.append(transition)

    def learn(self, batch_size=64):
        batch = random.sample(self.memory, batch_size)
        states, actions, rewards, next_states, dones = map(torch.stack, zip(*batch))
        q_values = self.policy_net(states).gather(1, actions.unsqueeze(1)).squeeze(1)
        with torch.no_grad():
            next_q = self.policy_net(next_states).max(1)[0]
        expected = rewards + self.gamma * next_q * (1 - dones)
        loss = F.smooth_l1_loss(q_values, expected)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        return loss.item()


def main(env, steps):
    agent = Agent(4, 2)
    state = env.reset()
    for step in range(steps):
        with torch.no_grad():
            action = agent.policy_net(state).argmax()
        next_state, reward, done = env.step(action)
        agent.remember(state, action, reward, next_state, done)
        state = env.reset() if done else next_state
        if step > 1000:
            agent.learn()
