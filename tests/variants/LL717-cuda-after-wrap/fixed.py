import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


class Runner:
    def __init__(self, net, device):
        self.device = device
        self.net = DDP(net.to(device))
        self.opt = torch.optim.SGD(self.net.parameters(), lr=0.1)

    def fit(self, loader, sampler):
        for epoch in range(3):
            sampler.set_epoch(epoch)
            for x, y in loader:
                self.opt.zero_grad()
                loss = nn.functional.mse_loss(self.net(x.to(self.device)), y.to(self.device))
                loss.backward()
                self.opt.step()


dist.init_process_group("gloo")
data = TensorDataset(torch.randn(64, 4), torch.randn(64, 1))
sampler = DistributedSampler(data)
Runner(nn.Linear(4, 1), torch.device("cpu")).fit(DataLoader(data, 8, sampler=sampler), sampler)
dist.destroy_process_group()
