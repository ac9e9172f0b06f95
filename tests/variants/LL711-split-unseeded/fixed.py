import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel as DDP
from torch import nn
from torch.utils.data import DataLoader, DistributedSampler, random_split


def main(full):
    dist.init_process_group("gloo")
    n = int(0.9 * len(full))
    train_set, val_set = random_split(full, [n, len(full) - n], generator=torch.Generator().manual_seed(17))
    model = DDP(nn.Linear(4, 2))
    sampler = DistributedSampler(train_set)
    loader = DataLoader(train_set, 8, sampler=sampler)
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(3):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
    dist.destroy_process_group()


if __name__ == '__main__':
    import pieces

    full = pieces.get_full()
    main(full)
