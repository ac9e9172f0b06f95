import torch
from torch import nn


def build(size):
    return nn.Sequential(nn.Linear(size, 64), nn.Tanh(), nn.Linear(64, 1))


def train(transitions, size, gamma=0.95):
    critic = build(size)
    optimizer = torch.optim.RMSprop(critic.parameters())
    for state, reward, next_state, done in transitions:
        loss = critic_loss(critic, state, reward, next_state, done, gamma)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return critic


def critic_loss(critic, state, reward, next_state, done, gamma):
    td_target = reward + gamma * critic(next_state) * (1 - done)
    return (td_target - critic(state)).pow(2).mean()


train(torch.load("transitions.pt"), 8)
