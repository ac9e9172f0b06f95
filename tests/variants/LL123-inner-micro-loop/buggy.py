import torch
from torch import nn

torch.manual_seed(0)
grad_accum_steps = 5
net = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 8))
opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
for step in range(10):
    opt.zero_grad(set_to_none=True)
    for micro_step in range(grad_accum_steps):
        x = torch.randn(16, 8)
        loss = (net(x) - x).pow(2).mean() / grad_accum_steps
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    opt.step()
print(loss.item())
