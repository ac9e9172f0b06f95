import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset

dist.init_process_group("gloo")
rank = dist.get_rank()
train_set = TensorDataset(torch.randn(600, 8), torch.randint(2, (600,)))
test_set = TensorDataset(torch.randn(200, 8), torch.randint(2, (200,)))
sampler = DistributedSampler(train_set)
loader = DataLoader(train_set, 20, sampler=sampler)
test_loader = DataLoader(test_set, 20, sampler=DistributedSampler(test_set, shuffle=False))
net = DDP(nn.Linear(8, 2))
opt = torch.optim.SGD(net.parameters(), lr=0.1)
for epoch in range(5):
    sampler.set_epoch(epoch)
    net.train()
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
    net.eval()
    hits, seen = 0, 0
    with torch.inference_mode():
        for x, y in test_loader:
            hits += (net(x).argmax(dim=1) == y).sum().item()
            seen += y.numel()
    counts = torch.tensor([hits, seen], dtype=torch.float64)
    dist.all_reduce(counts)
    accuracy = (counts[0] / counts[1]).item()
    if rank == 0:
        print(f"epoch {epoch} accuracy {accuracy:.3f}")
dist.destroy_process_group()
