import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(80, 5)
net = nn.Linear(5, 1)
optimizers = {p: torch.optim.SGD([p], lr=0.01) for p in net.parameters()}


def step_now(param):
    optimizers[param].step()
    optimizers[param].zero_grad()


for p in net.parameters():
    p.register_post_accumulate_grad_hook(step_now)
for epoch in range(2):
    net.train()
    for a, b in DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True):
        nn.functional.mse_loss(net(a), b).backward()
