import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def main():
    dist.init_process_group("nccl")
    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    model = nn.Sequential(nn.Linear(32, 32), nn.ReLU(), nn.Linear(32, 2)).cuda()
    model = DDP(model)
    data = TensorDataset(torch.randn(9600, 32), torch.randint(0, 2, (9600,)))
    sampler = DistributedSampler(data)
    loader = DataLoader(data, 96, sampler=sampler)
    opt = torch.optim.Adam(model.parameters())
    for epoch in range(8):
        sampler.set_epoch(epoch)
        for x, y in loader:
            x, y = x.cuda(), y.cuda()
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
    if int(os.environ["RANK"]) == 0:
        torch.save(model.module.state_dict(), "m.pt")
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
