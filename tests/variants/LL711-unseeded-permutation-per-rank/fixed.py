import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, Subset
from torchvision import datasets, transforms


def get_sets(root):
    full = datasets.ImageFolder(root, transforms.Compose([transforms.Resize((64, 64)), transforms.ToTensor()]))
    order = torch.randperm(len(full), generator=torch.Generator().manual_seed(0)).tolist()
    cut = int(0.9 * len(full))
    return Subset(full, order[:cut]), Subset(full, order[cut:])


def main():
    dist.init_process_group("nccl")
    local = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(local)
    train_set, val_set = get_sets("pets")
    sampler = DistributedSampler(train_set)
    train_loader = DataLoader(train_set, 32, sampler=sampler, num_workers=4)
    val_loader = DataLoader(val_set, 32, sampler=DistributedSampler(val_set, shuffle=False), num_workers=4)
    net = DDP(nn.Sequential(nn.Flatten(), nn.Linear(3 * 64 * 64, 37)).cuda(), device_ids=[local])
    opt = torch.optim.SGD(net.parameters(), 0.01)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        net.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x.cuda()), y.cuda()).backward()
            opt.step()
        net.eval()
        stats = torch.zeros(2, device="cuda")
        with torch.no_grad():
            for x, y in val_loader:
                stats[0] += (net(x.cuda()).argmax(1) == y.cuda()).sum()
                stats[1] += len(y)
        dist.all_reduce(stats)
        if dist.get_rank() == 0:
            print(epoch, (stats[0] / stats[1]).item())
    dist.destroy_process_group()


main()
