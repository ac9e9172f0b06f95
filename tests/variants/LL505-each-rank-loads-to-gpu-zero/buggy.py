import os

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def worker(rank, world, path):
    os.environ.setdefault("MASTER_ADDR", "localhost")
    os.environ.setdefault("MASTER_PORT", "29500")
    dist.init_process_group("nccl", rank=rank, world_size=world)
    torch.cuda.set_device(rank)
    model = DDP(nn.Linear(64, 64).cuda(rank), device_ids=[rank])
    optimizer = torch.optim.Adam(model.parameters())
    first = 0
    if os.path.isfile(path):
        snapshot = torch.load(path)
        model.module.load_state_dict(snapshot["model"])
        optimizer.load_state_dict(snapshot["optimizer"])
        first = snapshot["epoch"] + 1
    x = torch.randn(4096, 64)
    data = TensorDataset(x, x.roll(1, 1))
    sampler = DistributedSampler(data, world, rank)
    loader = DataLoader(data, 32, sampler=sampler)
    for epoch in range(first, 20):
        sampler.set_epoch(epoch)
        for a, b in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(a.cuda(rank)), b.cuda(rank)).backward()
            optimizer.step()
        if rank == 0:
            torch.save({"model": model.module.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch}, path)
        dist.barrier()
    dist.destroy_process_group()


if __name__ == "__main__":
    n = torch.cuda.device_count()
    mp.spawn(worker, args=(n, "snap.pt"), nprocs=n)
