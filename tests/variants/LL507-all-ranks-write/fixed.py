import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def main(loader, sampler):
    dist.init_process_group("gloo")
    model = DDP(nn.Linear(4, 2))
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(5):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        if dist.get_rank() == 0:
            torch.save(model.module.state_dict(), "last.pt")
    dist.destroy_process_group()


if __name__ == '__main__':
    import pieces

    loader = pieces.get_loader()
    sampler = pieces.get_sampler()
    main(loader, sampler)
