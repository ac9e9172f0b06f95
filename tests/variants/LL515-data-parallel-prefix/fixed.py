import os

import torch
from loaders import data
from torch import nn
from torch.nn.parallel import DistributedDataParallel


def build():
    return nn.Sequential(nn.Linear(10, 10), nn.BatchNorm1d(10), nn.Linear(10, 2))


def train(local_rank, loader, sampler):
    torch.distributed.init_process_group("nccl")
    torch.cuda.set_device(local_rank)
    net = nn.SyncBatchNorm.convert_sync_batchnorm(build()).cuda()
    ddp = DistributedDataParallel(net, device_ids=[local_rank])
    opt = torch.optim.SGD(ddp.parameters(), lr=0.1)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(ddp(x.cuda()), y.cuda()).backward()
            opt.step()
    if torch.distributed.get_rank() == 0:
        torch.save(ddp.module.state_dict(), "final.pth")
    torch.distributed.destroy_process_group()


def predict(x):
    net = build()
    net.load_state_dict(torch.load("final.pth", map_location="cpu", weights_only=True))
    net.eval()
    with torch.no_grad():
        return net(x).argmax(1)


if __name__ == "__main__":
    train(int(os.environ["LOCAL_RANK"]), *data())
    print(predict(torch.randn(1, 10)))
