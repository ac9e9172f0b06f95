import torch
from torch import nn


class ActorCritic(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(4, 64), nn.Tanh())
        self.pi, self.v = nn.Linear(64, 2), nn.Linear(64, 1)

    def forward(self, s):
        h = self.body(s)
        return torch.distributions.Categorical(logits=self.pi(h)), self.v(h).squeeze(-1)


def losses(net, batch):
    states, actions, returns = batch
    dist, values = net(states)
    advantages = returns - values
    advantages = advantages.detach()
    policy = -(dist.log_prob(actions) * advantages).mean()
    return policy + 0.5 * (returns - values).pow(2).mean()


net = ActorCritic()
opt = torch.optim.RMSprop(net.parameters(), lr=7e-4)
for batch in torch.load("rollouts.pt"):
    opt.zero_grad()
    losses(net, batch).backward()
    opt.step()
