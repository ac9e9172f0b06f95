import os
import random

import numpy as np
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, Dataset, DistributedSampler


class Noisy(Dataset):
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return self.x[i] + torch.randn_like(self.x[i]), self.y[i]


def main(x, y, seed=17):
    dist.init_process_group("nccl")
    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    torch.manual_seed(seed)
    np.random.seed(seed)
    random.seed(seed)
    data = Noisy(x, y)
    sampler = DistributedSampler(data)
    loader = DataLoader(data, 32, sampler=sampler, num_workers=4)
    model = DDP(nn.Linear(10, 2).cuda())
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        for a, b in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(a.cuda()), b.cuda()).backward()
            opt.step()
    dist.destroy_process_group()


if __name__ == "__main__":
    main(torch.randn(1000, 10), torch.randint(2, (1000,)))
