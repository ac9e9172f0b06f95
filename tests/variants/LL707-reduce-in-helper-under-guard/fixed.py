import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def mean_over_ranks(value):
    value = torch.as_tensor(value)
    dist.all_reduce(value)
    return value / dist.get_world_size()


def report(epoch, loss):
    mean = mean_over_ranks(loss).item()
    if is_main():
        print(epoch, mean)


def is_main():
    return not dist.is_initialized() or dist.get_rank() == 0


dist.init_process_group("gloo")
data = TensorDataset(torch.randn(64, 4), torch.randn(64, 1))
sampler = DistributedSampler(data)
loader = DataLoader(data, 8, sampler=sampler)
model = DDP(nn.Linear(4, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(4):
    sampler.set_epoch(epoch)
    total = 0.0
    for x, y in loader:
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
        total += loss.item()
    report(epoch, total)
dist.destroy_process_group()
