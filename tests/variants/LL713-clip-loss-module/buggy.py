import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def gather(x):
    parts = [torch.zeros_like(x) for _ in range(dist.get_world_size())]
    dist.all_gather(parts, x)
    return torch.cat(parts)


class ClipLoss(nn.Module):
    def __init__(self):
        super().__init__()
        self.scale = nn.Parameter(torch.tensor(2.65))

    def forward(self, image, text):
        image, text = gather(image), gather(text)
        logits = self.scale.exp() * image @ text.t()
        target = torch.arange(len(logits), device=logits.device)
        return (F.cross_entropy(logits, target) + F.cross_entropy(logits.t(), target)) / 2


def train(model, loader, sampler):
    dist.init_process_group("gloo")
    criterion = DDP(ClipLoss())
    model = DDP(model)
    opt = torch.optim.AdamW([*model.parameters(), *criterion.parameters()], lr=1e-4)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        for images, tokens in loader:
            image, text = model(images, tokens)
            loss = criterion(F.normalize(image, dim=-1), F.normalize(text, dim=-1))
            opt.zero_grad()
            loss.backward()
            opt.step()
    dist.destroy_process_group()
