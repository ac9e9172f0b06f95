import torch
from torch import nn

torch.manual_seed(0)
policy = nn.Sequential(nn.Linear(6, 32), nn.Tanh(), nn.Linear(32, 2))
opt = torch.optim.Adam(policy.parameters(), lr=3e-4)
for update in range(10):
    obs = torch.randn(64, 6)
    dist = torch.distributions.Categorical(logits=policy(obs))
    act = dist.sample()
    reward = (act == (obs[:, 0] > 0).long()).float()
    loss = -(dist.log_prob(act) * (reward - reward.mean())).mean()
    loss.backward()
    for p in policy.parameters():
        p.grad = None
    opt.step()
print(reward.mean().item())
