import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch.nn.parallel import DistributedDataParallel as DDP


def gathered(t):
    parts = [torch.empty_like(t) for _ in range(dist.get_world_size())]
    dist.all_gather(parts, t)
    return torch.cat(parts)


def pretrain(encoder, loader, sampler):
    dist.init_process_group("nccl")
    model = DDP(encoder)
    opt = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for epoch in range(100):
        sampler.set_epoch(epoch)
        for a, b in loader:
            za, zb = F.normalize(model(a), dim=1), F.normalize(model(b), dim=1)
            logits = za @ gathered(zb).t() / 0.1
            first = len(za) * dist.get_rank()
            loss = F.cross_entropy(logits, first + torch.arange(len(logits), device=logits.device))
            opt.zero_grad()
            loss.backward()
            opt.step()
