import torch
from torch import nn

torch.manual_seed(0)
policy = nn.Linear(4, 3)
policy_opt = torch.optim.Adam(policy.parameters(), lr=1e-3)
log_alpha = torch.zeros(1, requires_grad=True)
alpha_opt = torch.optim.Adam([log_alpha], lr=1e-3)
target_entropy = 0.9
for step in range(20):
    logp = policy(torch.randn(16, 4)).log_softmax(1)
    policy_loss = (logp.exp() * (log_alpha.exp().detach() * logp)).sum(1).mean()
    policy_opt.zero_grad()
    policy_loss.backward()
    policy_opt.step()
    entropy = -(logp.exp() * logp).sum(1)
    alpha_loss = (log_alpha.exp() * (entropy.detach() - target_entropy)).mean()
    alpha_opt.zero_grad()
    alpha_loss.backward()
    alpha_opt.step()
print(log_alpha.item())
