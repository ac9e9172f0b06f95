import os
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler


def main(dataset):
    dist.init_process_group("gloo")
    model = DDP(nn.Linear(4, 2))
    loader = DataLoader(dataset, 32, sampler=DistributedSampler(dataset, shuffle=True))
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        loader.sampler.set_epoch(epoch)
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
    dist.destroy_process_group()


if __name__ == '__main__':
    import pieces

    dataset = pieces.get_dataset()
    main(dataset)
