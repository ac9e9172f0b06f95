import os
import random

import numpy as np
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, Dataset, DistributedSampler


class NoisyWave(Dataset):
    def __init__(self, n=400):
        self.clean = np.sin(np.linspace(0, 30, n * 16)).reshape(n, 16).astype(np.float32)

    def __len__(self):
        return len(self.clean)

    def __getitem__(self, i):
        wav = self.clean[i]
        gain = random.uniform(0.5, 1.5)
        noise = np.random.randn(*wav.shape).astype(np.float32)
        return torch.from_numpy(gain * wav + 0.1 * noise), torch.from_numpy(wav)


def set_seed(seed):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)


class Denoiser(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Linear(64, 16))

    def forward(self, x):
        return self.net(x)


def main(seed=42):
    dist.init_process_group(backend="gloo")
    rank = dist.get_rank()
    set_seed(seed)
    model = DistributedDataParallel(Denoiser())
    ds = NoisyWave()
    sampler = DistributedSampler(ds)
    loader = DataLoader(ds, batch_size=20, sampler=sampler, num_workers=2)
    opt = torch.optim.Adam(model.parameters(), lr=1e-3)
    for epoch in range(6):
        sampler.set_epoch(epoch)
        for noisy, wav in loader:
            loss = nn.functional.l1_loss(model(noisy), wav)
            opt.zero_grad()
            loss.backward()
            opt.step()
        if rank == 0:
            print(epoch, float(loss))
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
