import torch
from torch import nn


def get_batch(n=16):
    x = torch.randn(n, 6)
    return x, x.cumsum(1)


torch.manual_seed(0)
gradient_accumulation_steps = 4
net = nn.Sequential(nn.Linear(6, 32), nn.GELU(), nn.Linear(32, 6))
optimizer = torch.optim.SGD(net.parameters(), lr=0.01)
iter_num = 0
while iter_num < 10:
    for micro_step in range(gradient_accumulation_steps):
        x, y = get_batch()
        loss = nn.functional.mse_loss(net(x), y)
        loss = loss / gradient_accumulation_steps
        loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimizer.step()
    optimizer.zero_grad(set_to_none=True)
    iter_num += 1
