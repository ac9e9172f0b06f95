import os

import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


class VAE(nn.Module):
    def __init__(self):
        super().__init__()
        self.enc = nn.Linear(784, 40)
        self.dec = nn.Linear(20, 784)

    def encode(self, x):
        return self.enc(x).chunk(2, -1)

    def forward(self, x):
        mu, logvar = self.encode(x)
        z = mu + torch.randn_like(mu) * (0.5 * logvar).exp()
        return self.dec(z), mu, logvar


def main():
    dist.init_process_group("nccl")
    rank = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(rank)
    vae = DDP(VAE().cuda(), device_ids=[rank])
    opt = torch.optim.Adam(vae.parameters())
    data = TensorDataset(torch.rand(10000, 784))
    sampler = DistributedSampler(data)
    loader = DataLoader(data, 100, sampler=sampler)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        for (x,) in loader:
            x = x.cuda()
            recon, mu, logvar = vae.module(x)
            rec = F.binary_cross_entropy_with_logits(recon, x, reduction="sum") / len(x)
            kl = -0.5 * (1 + logvar - mu.pow(2) - logvar.exp()).sum(1).mean()
            opt.zero_grad()
            (rec + kl).backward()
            opt.step()
    dist.destroy_process_group()


main()
