import contextlib

import torch
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def main(accumulate=4):
    torch.distributed.init_process_group("gloo")
    torch.manual_seed(0)
    x = torch.randn(160, 4)
    data = TensorDataset(x, x.sum(1, keepdim=True))
    sampler = DistributedSampler(data, shuffle=True)
    loader = DataLoader(data, batch_size=8, sampler=sampler)
    net = DistributedDataParallel(nn.Linear(4, 1))
    opt = torch.optim.SGD(net.parameters(), lr=0.01)
    for epoch in range(2):
        sampler.set_epoch(epoch)
        net.train()
        opt.zero_grad()
        for i, (a, b) in enumerate(loader):
            final = (i + 1) % accumulate == 0 or i + 1 == len(loader)
            with contextlib.nullcontext() if final else net.no_sync():
                (nn.functional.mse_loss(net(a), b) / accumulate).backward()
            if final:
                nn.utils.clip_grad_norm_(net.parameters(), 1.0)
                opt.step()
                opt.zero_grad()
    torch.distributed.destroy_process_group()


if __name__ == "__main__":
    main()
