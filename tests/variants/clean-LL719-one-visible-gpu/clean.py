import os

os.environ["CUDA_VISIBLE_DEVICES"] = os.environ["LOCAL_RANK"]

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset

dist.init_process_group("nccl")
model = DDP(nn.Linear(32, 2).cuda())
data = TensorDataset(torch.randn(9600, 32), torch.randint(0, 2, (9600,)))
sampler = DistributedSampler(data)
loader = DataLoader(data, 96, sampler=sampler)
opt = torch.optim.Adam(model.parameters())
for epoch in range(8):
    sampler.set_epoch(epoch)
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(model(x.cuda()), y.cuda()).backward()
        opt.step()
dist.destroy_process_group()
