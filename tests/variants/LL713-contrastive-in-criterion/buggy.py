import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def gathered(b):
    everywhere = [torch.empty_like(b) for _ in range(dist.get_world_size())]
    dist.all_gather(everywhere, b)
    return torch.cat(everywhere, dim=0)


def contrast(a, b):
    logits = a @ gathered(b).t() / 0.07
    wanted = torch.arange(len(a)) + len(a) * dist.get_rank()
    return nn.functional.cross_entropy(logits, wanted)


dist.init_process_group("gloo")
data = TensorDataset(torch.randn(64, 4), torch.randn(64, 4))
sampler = DistributedSampler(data)
loader = DataLoader(data, 8, sampler=sampler, drop_last=True)
encoder = DDP(nn.Linear(4, 16))
optimizer = torch.optim.SGD(encoder.parameters(), lr=0.1)
for epoch in range(3):
    sampler.set_epoch(epoch)
    for one, other in loader:
        loss = contrast(encoder(one), encoder(other))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
dist.destroy_process_group()
