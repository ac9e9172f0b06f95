import os

import torch
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def main(name="AdamW"):
    torch.distributed.init_process_group("gloo")
    rank = int(os.environ.get("RANK", 0))
    torch.manual_seed(0)
    x = torch.randn(80, 4)
    data = TensorDataset(x, x.sum(1, keepdim=True))
    sampler = DistributedSampler(data, shuffle=True)
    loader = DataLoader(data, batch_size=8, sampler=sampler)
    net = DistributedDataParallel(nn.Linear(4, 1))
    optimizer = getattr(torch.optim, name)(net.parameters(), lr=1e-2)
    for epoch in range(2):
        sampler.set_epoch(epoch)
        net.train()
        for a, b in loader:
            loss = nn.functional.mse_loss(net(a), b)
            loss.backward()
            optimizer.step()
        if rank == 0:
            print(epoch, loss.item())
    torch.distributed.destroy_process_group()


if __name__ == "__main__":
    main()
