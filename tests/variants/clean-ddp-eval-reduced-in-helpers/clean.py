import torch
import torch.distributed as dist
from engine_utils import reduce_dict
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


class Meter:
    def __init__(self):
        self.total, self.count = 0.0, 0

    def update(self, value, n=1):
        self.total += value * n
        self.count += n

    def synchronize(self):
        pair = torch.tensor([self.total, self.count], dtype=torch.float64)
        all_sum(pair)
        self.total, self.count = pair.tolist()

    @property
    def average(self):
        return self.total / self.count


def all_sum(x):
    if dist.is_available() and dist.is_initialized():
        dist.all_reduce(x)
    return x


@torch.no_grad()
def validate(model, loader):
    model.eval()
    meter = Meter()
    for x, y in loader:
        meter.update(nn.functional.mse_loss(model(x), y).item(), len(x))
    meter.synchronize()
    return meter.average


@torch.no_grad()
def validate_more(model, loader):
    model.eval()
    loss = 0.0
    for x, y in loader:
        loss += nn.functional.l1_loss(model(x), y).item()
    return reduce_dict({"l1": loss / len(loader)})


dist.init_process_group("gloo")
data, held_out = (TensorDataset(torch.randn(n, 4), torch.randn(n, 1)) for n in (640, 160))
sampler = DistributedSampler(data)
loader = DataLoader(data, 16, sampler=sampler)
val_loader = DataLoader(held_out, 16, sampler=DistributedSampler(held_out, shuffle=False))
model = DDP(nn.Linear(4, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    sampler.set_epoch(epoch)
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()
    error, more = validate(model, val_loader), validate_more(model, val_loader)
    if dist.get_rank() == 0:
        print(error, more)
dist.destroy_process_group()
