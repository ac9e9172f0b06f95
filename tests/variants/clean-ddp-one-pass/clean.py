import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset

dist.init_process_group("gloo")
data = TensorDataset(torch.randn(64, 4), torch.randn(64, 1))
once = DataLoader(data, batch_size=8, sampler=DistributedSampler(data))
ordered = DataLoader(data, batch_size=8, sampler=DistributedSampler(data, shuffle=False))
model = DDP(nn.Linear(4, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def train(loader):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()


train(once)
for epoch in range(3):
    train(ordered)
dist.destroy_process_group()
