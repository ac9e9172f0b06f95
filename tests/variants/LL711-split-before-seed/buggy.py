import os

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, random_split

from project import build, read


def main():
    dist.init_process_group(backend="nccl")
    local = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(local)
    torch.manual_seed(1234 + dist.get_rank())
    data = read()
    train, val = random_split(data, [0.9, 0.1])
    sampler = DistributedSampler(train, shuffle=True)
    loader = DataLoader(train, 64, sampler=sampler)
    val_loader = DataLoader(val, 64, sampler=DistributedSampler(val, shuffle=False))
    model = DistributedDataParallel(build().cuda(local), device_ids=[local])
    opt = torch.optim.AdamW(model.parameters())
    for epoch in range(10):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in loader:
            opt.zero_grad()
            torch.nn.functional.cross_entropy(model(x.cuda()), y.cuda()).backward()
            opt.step()
        model.eval()
        right = torch.zeros(1, device="cuda")
        with torch.no_grad():
            for x, y in val_loader:
                right += (model(x.cuda()).argmax(1) == y.cuda()).sum()
        dist.all_reduce(right)
