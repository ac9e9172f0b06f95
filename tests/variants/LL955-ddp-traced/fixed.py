import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def export(model, path):
    model.eval()
    example = torch.zeros(2, 16, device="cuda")
    with torch.no_grad():
        scripted = torch.jit.trace(model, example)
    scripted.save(path)


def main():
    dist.init_process_group("nccl")
    local = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(local)
    model = DDP(nn.Sequential(nn.Linear(16, 16), nn.ReLU(), nn.Linear(16, 4)).cuda(), device_ids=[local])
    data = TensorDataset(torch.randn(3200, 16), torch.randint(0, 4, (3200,)))
    sampler = DistributedSampler(data)
    loader = DataLoader(data, 32, sampler=sampler)
    opt = torch.optim.SGD(model.parameters(), 0.05)
    for epoch in range(5):
        sampler.set_epoch(epoch)
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x.cuda()), y.cuda()).backward()
            opt.step()
    if dist.get_rank() == 0:
        export(model.module, "m.ts")
    dist.destroy_process_group()


main()
