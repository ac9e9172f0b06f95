import os

import torch
import torch.distributed as dist
import torch.nn as nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def train_epoch(model, loader, optimizer, device):
    model.train()
    for x, y in loader:
        loss = nn.functional.mse_loss(model(x.to(device)), y.to(device))
        if not torch.isfinite(loss):
            print("loss is not finite, stopping")
            return False
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return True


def main():
    dist.init_process_group("nccl")
    local = int(os.environ["LOCAL_RANK"])
    device = torch.device(f"cuda:{local}")
    torch.cuda.set_device(device)
    data = TensorDataset(torch.randn(3200, 8), torch.randn(3200, 1))
    sampler = DistributedSampler(data)
    loader = DataLoader(data, 32, sampler=sampler)
    model = DDP(nn.Linear(8, 1).to(device), device_ids=[local])
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    for epoch in range(100):
        sampler.set_epoch(epoch)
        if not train_epoch(model, loader, optimizer, device):
            break
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
