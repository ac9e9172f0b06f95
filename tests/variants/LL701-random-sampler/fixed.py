import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, RandomSampler, TensorDataset
from torch.utils.data.distributed import DistributedSampler


class Builder:
    def __init__(self, cfg):
        self.cfg = cfg
        self.distributed = int(os.environ.get("WORLD_SIZE", "1")) > 1
        if self.distributed:
            dist.init_process_group("nccl")
            torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))

    def loader(self):
        ds = TensorDataset(torch.randn(2000, 16), torch.randint(0, 2, (2000,)))
        sampler = DistributedSampler(ds) if self.distributed else RandomSampler(ds)
        return DataLoader(ds, batch_size=self.cfg["bs"], sampler=sampler, num_workers=2)

    def model(self):
        net = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 2)).cuda()
        return DDP(net, device_ids=[torch.cuda.current_device()]) if self.distributed else net


def run(cfg):
    b = Builder(cfg)
    net, dl = b.model(), b.loader()
    opt = torch.optim.SGD(net.parameters(), lr=cfg["lr"], momentum=0.9)
    for epoch in range(cfg["epochs"]):
        if isinstance(dl.sampler, DistributedSampler):
            dl.sampler.set_epoch(epoch)
        net.train()
        for x, y in dl:
            loss = nn.functional.cross_entropy(net(x.cuda()), y.cuda())
            opt.zero_grad(set_to_none=True)
            loss.backward()
            opt.step()
        if not b.distributed or dist.get_rank() == 0:
            print(epoch, loss.item())
    if b.distributed:
        dist.destroy_process_group()


if __name__ == "__main__":
    run({"bs": 50, "lr": 0.05, "epochs": 6})
