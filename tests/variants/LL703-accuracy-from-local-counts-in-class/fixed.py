import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


class Meter:
    def __init__(self):
        self.hit, self.n = 0, 0

    def update(self, out, y):
        self.hit += (out.argmax(1) == y).sum().item()
        self.n += y.numel()

    def value(self):
        return self.hit / self.n


def validate(model, loader, device):
    meter = Meter()
    model.eval()
    with torch.no_grad():
        for x, y in loader:
            meter.update(model(x.to(device)), y.to(device))
    counts = torch.tensor([meter.hit, meter.n], device=device, dtype=torch.float64)
    dist.all_reduce(counts)
    return (counts[0] / counts[1]).item()


def main():
    dist.init_process_group("nccl")
    local = int(os.environ["LOCAL_RANK"])
    device = torch.device("cuda", local)
    torch.cuda.set_device(device)
    train = TensorDataset(torch.randn(4096, 7), torch.randint(0, 3, (4096,)))
    val = TensorDataset(torch.randn(1024, 7), torch.randint(0, 3, (1024,)))
    sampler = DistributedSampler(train)
    train_dl, val_dl = DataLoader(train, 32, sampler=sampler), DataLoader(val, 32, sampler=DistributedSampler(val, shuffle=False))
    model = DDP(nn.Linear(7, 3).to(device), device_ids=[local])
    opt = torch.optim.SGD(model.parameters(), 0.1)
    for epoch in range(5):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in train_dl:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x.to(device)), y.to(device)).backward()
            opt.step()
        acc = validate(model, val_dl, device)
        if dist.get_rank() == 0:
            print(epoch, acc)
    dist.destroy_process_group()


main()
