import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


class EpochLoader:
    """Tells its sampler about each new epoch by itself."""

    def __init__(self, dataset, batch_size):
        self.sampler = DistributedSampler(dataset)
        self.loader = DataLoader(dataset, batch_size, sampler=self.sampler)
        self.epoch = 0

    def __len__(self):
        return len(self.loader)

    def __iter__(self):
        self.sampler.set_epoch(self.epoch)
        self.epoch += 1
        for batch in self.loader:
            yield [t.cuda(non_blocking=True) for t in batch]


def main():
    dist.init_process_group("nccl")
    local = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(local)
    loader = EpochLoader(TensorDataset(torch.randn(4096, 8), torch.randn(4096, 1)), 32)
    model = DDP(nn.Linear(8, 1).cuda(), device_ids=[local])
    opt = torch.optim.SGD(model.parameters(), 0.01)
    for epoch in range(20):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            opt.step()
    dist.destroy_process_group()


main()
