import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def train(net, loader, n=4):
    dist.init_process_group("gloo")
    model = DDP(net)
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    model.train()
    for i, (x, y) in enumerate(loader):
        if (i + 1) % n:
            with model.no_sync():
                (nn.functional.cross_entropy(model(x), y) / n).backward()
        else:
            (nn.functional.cross_entropy(model(x), y) / n).backward()
            opt.step()
            opt.zero_grad()
    dist.destroy_process_group()


if __name__ == '__main__':
    import pieces

    net = pieces.get_net()
    loader = pieces.get_loader()
    train(net, loader)
