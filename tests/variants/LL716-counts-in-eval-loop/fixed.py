import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


@torch.no_grad()
def evaluate(model, loader):
    model.eval()
    hits = torch.zeros(1)
    seen = torch.zeros(1)
    for x, y in loader:
        hits += (model(x).argmax(1) == y).sum()
        seen += len(y)
    dist.all_reduce(hits, op=dist.ReduceOp.SUM)
    dist.all_reduce(seen, op=dist.ReduceOp.SUM)
    return (hits / seen).item()


dist.init_process_group("gloo")
data = TensorDataset(torch.randn(64, 4), torch.randint(2, (64,)))
sampler = DistributedSampler(data)
loader = DataLoader(data, 8, sampler=sampler)
val_loader = DataLoader(data, 8, sampler=DistributedSampler(data, shuffle=False))
model = DDP(nn.Linear(4, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    sampler.set_epoch(epoch)
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    print(evaluate(model, val_loader))
dist.destroy_process_group()
