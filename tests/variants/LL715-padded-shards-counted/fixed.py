import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, Subset, TensorDataset


@torch.no_grad()
def test(model, loader, device):
    model.eval()
    stats = torch.zeros(2, device=device)
    for x, y in loader:
        pred = model(x.to(device)).argmax(1)
        stats += torch.tensor([(pred == y.to(device)).sum().item(), len(y)], device=device)
    dist.all_reduce(stats)
    return (stats[0] / stats[1]).item()


def main():
    dist.init_process_group("nccl")
    local, rank, world = int(os.environ["LOCAL_RANK"]), dist.get_rank(), dist.get_world_size()
    device = torch.device("cuda", local)
    torch.cuda.set_device(device)
    train_set = TensorDataset(torch.randn(9000, 10), torch.randint(0, 3, (9000,)))
    test_set = TensorDataset(torch.randn(1003, 10), torch.randint(0, 3, (1003,)))
    sampler = DistributedSampler(train_set)
    train_loader = DataLoader(train_set, 30, sampler=sampler)
    test_loader = DataLoader(Subset(test_set, range(rank, len(test_set), world)), 30)
    model = DDP(nn.Linear(10, 3).to(device), device_ids=[local])
    opt = torch.optim.SGD(model.parameters(), 0.1)
    for epoch in range(5):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x.to(device)), y.to(device)).backward()
            opt.step()
        acc = test(model, test_loader, device)
        if rank == 0:
            print(epoch, acc)
    dist.destroy_process_group()


main()
