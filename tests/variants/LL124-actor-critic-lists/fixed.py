import torch
from envs import gym
from torch import nn
import torch.nn.functional as F
from torch.distributions import Categorical


class ActorCritic(nn.Module):
    def __init__(self):
        super().__init__()
        self.body, self.pi, self.v = nn.Linear(4, 64), nn.Linear(64, 2), nn.Linear(64, 1)

    def forward(self, x):
        h = F.relu(self.body(x))
        return F.softmax(self.pi(h), -1), self.v(h)


model = ActorCritic()
optimizer = torch.optim.Adam(model.parameters())


def finish(log_probs, values, rewards, gamma=0.99):
    R, returns = 0, []
    for r in rewards[::-1]:
        R = r + gamma * R
        returns.insert(0, R)
    returns = torch.tensor(returns)
    policy_losses, value_losses = [], []
    for log_prob, value, R in zip(log_probs, values, returns):
        advantage = R - value.detach()
        policy_losses.append(-log_prob * advantage)
        value_losses.append(F.smooth_l1_loss(value, R))
    optimizer.zero_grad()
    loss = torch.stack(policy_losses).sum() + torch.stack(value_losses).sum()
    loss.backward()
    optimizer.step()


def main(env):
    for episode in range(100):
        state = env.reset()
        log_probs, values, rewards = [], [], []
        for t in range(1000):
            probs, value = model(state)
            m = Categorical(probs)
            action = m.sample()
            log_probs.append(m.log_prob(action))
            values.append(value)
            state, reward, done = env.step(action)
            rewards.append(reward)
        finish(log_probs, values, rewards)


main(gym())
