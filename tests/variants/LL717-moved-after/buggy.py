import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel


def main(net, loader, rank):
    dist.init_process_group("nccl")
    torch.cuda.set_device(rank)
    model = DistributedDataParallel(net)
    model.to(f"cuda:{rank}")
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    model.train()
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(model(x.cuda(rank)), y.cuda(rank)).backward()
        opt.step()
    dist.destroy_process_group()


if __name__ == '__main__':
    import pieces

    net = pieces.get_net()
    loader = pieces.get_loader()
    rank = pieces.get_rank()
    main(net, loader, rank)
