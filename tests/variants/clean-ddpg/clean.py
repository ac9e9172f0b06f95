import copy

import torch
from torch import nn


def update(actor, critic, actor_target, critic_target, actor_opt, critic_opt, batch):
    s, a, r, s2 = batch
    with torch.no_grad():
        q_next = critic_target(torch.cat([s2, actor_target(s2)], 1))
        goal = r + 0.99 * q_next
    critic_loss = nn.functional.mse_loss(critic(torch.cat([s, a], 1)), goal)
    critic_opt.zero_grad()
    critic_loss.backward()
    critic_opt.step()
    actor_loss = -critic(torch.cat([s, actor(s)], 1)).mean()
    actor_opt.zero_grad()
    actor_loss.backward()
    actor_opt.step()
    for net, slow in ((actor, actor_target), (critic, critic_target)):
        for p, q in zip(net.parameters(), slow.parameters()):
            q.data.mul_(0.995).add_(p.data, alpha=0.005)
    return critic_loss.item(), actor_loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    actor, critic = nn.Sequential(nn.Linear(3, 16), nn.ReLU(), nn.Linear(16, 1), nn.Tanh()), nn.Linear(4, 1)
    targets = copy.deepcopy(actor), copy.deepcopy(critic)
    a_opt, c_opt = torch.optim.Adam(actor.parameters(), lr=1e-3), torch.optim.Adam(critic.parameters(), lr=1e-3)
    for i in range(20):
        s = torch.randn(32, 3)
        batch = (s, torch.rand(32, 1) * 2 - 1, torch.randn(32, 1), s + 0.1)
        print(update(actor, critic, *targets, a_opt, c_opt, batch))
