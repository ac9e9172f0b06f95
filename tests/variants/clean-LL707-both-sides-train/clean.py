import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler


def run(rank, world_size, data, validation, epochs):
    dist.init_process_group("nccl", rank=rank, world_size=world_size)
    torch.manual_seed(rank)
    model = DistributedDataParallel(nn.Linear(4, 1).cuda(rank), device_ids=[rank])
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    sampler = DistributedSampler(data)
    loader = DataLoader(data, batch_size=8, sampler=sampler)
    for epoch in range(epochs):
        sampler.set_epoch(epoch)
        if rank == 0:
            train(rank, model, optimizer, loader, DataLoader(validation, batch_size=8))
        else:
            train(rank, model, optimizer, loader, None)
    dist.destroy_process_group()


def train(rank, model, optimizer, loader, validation):
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(x.cuda(rank)), y.cuda(rank))
        loss.backward()
        optimizer.step()
    if rank == 0:
        evaluate(rank, model.module, validation)


@torch.no_grad()
def evaluate(rank, model, loader):
    model.eval()
    error = sum(nn.functional.mse_loss(model(x.cuda(rank)), y.cuda(rank), reduction="sum").item() for x, y in loader)
    print(error / len(loader.dataset))
