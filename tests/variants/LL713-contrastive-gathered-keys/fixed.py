import os

import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def gather(t):
    parts = [torch.zeros_like(t) for _ in range(dist.get_world_size())]
    dist.all_gather(parts, t)
    parts[dist.get_rank()] = t
    return torch.cat(parts)


def clip_loss(a, b, scale):
    a, b = F.normalize(a, dim=-1), F.normalize(b, dim=-1)
    all_a, all_b = gather(a), gather(b)
    logits = scale * all_a @ all_b.t()
    target = torch.arange(len(logits), device=logits.device)
    return (F.cross_entropy(logits, target) + F.cross_entropy(logits.t(), target)) / 2


class Towers(nn.Module):
    def __init__(self):
        super().__init__()
        self.image, self.text = nn.Linear(512, 128), nn.Linear(300, 128)

    def forward(self, i, t):
        return self.image(i), self.text(t)


def main():
    dist.init_process_group("nccl")
    local = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(local)
    data = TensorDataset(torch.randn(10240, 512), torch.randn(10240, 300))
    sampler = DistributedSampler(data)
    loader = DataLoader(data, 128, sampler=sampler, drop_last=True)
    model = DDP(Towers().cuda(), device_ids=[local])
    opt = torch.optim.AdamW(model.parameters(), 1e-4)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        for i, t in loader:
            loss = clip_loss(*model(i.cuda(), t.cuda()), 14.3)
            opt.zero_grad()
            loss.backward()
            opt.step()
    dist.destroy_process_group()


main()
