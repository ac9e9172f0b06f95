import os
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler


def main(train_set):
    dist.init_process_group("gloo")
    model = DDP(nn.Linear(4, 2))
    loader = DataLoader(train_set, batch_size=32, shuffle=True)
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(3):
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
    dist.destroy_process_group()


if __name__ == '__main__':
    import pieces

    train_set = pieces.get_train_set()
    main(train_set)
