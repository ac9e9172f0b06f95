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
        out = model(x)
        loss = nn.functional.cross_entropy(out, y) / n
        if (i + 1) % n:
            with model.no_sync():
                loss.backward()
        else:
            loss.backward()
            opt.step()
            opt.zero_grad()
    dist.destroy_process_group()


if __name__ == '__main__':
    import pieces

    net = pieces.get_net()
    loader = pieces.get_loader()
    train(net, loader)
