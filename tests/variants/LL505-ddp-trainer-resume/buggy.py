import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.data.distributed import DistributedSampler

class Trainer:
    def __init__(self, net, device):
        self.device = device
        self.net = DDP(net.to(device), device_ids=[device.index])
        self.opt = torch.optim.AdamW(self.net.parameters())
        self.begin = 0

    def resume(self, path):
        state = torch.load(path)
        self.net.module.load_state_dict(state["net"])
        self.opt.load_state_dict(state["opt"])
        self.begin = state["epoch"]

    def fit(self, loader, sampler, path):
        if os.path.exists(path):
            self.resume(path)
        for epoch in range(self.begin, 10):
            sampler.set_epoch(epoch)
            for (x,) in loader:
                self.opt.zero_grad()
                self.net(x.to(self.device)).pow(2).mean().backward()
                self.opt.step()
            if dist.get_rank() == 0:
                state = {"net": self.net.module.state_dict(), "opt": self.opt.state_dict(), "epoch": epoch + 1}
                torch.save(state, path)

dist.init_process_group("nccl")
device = torch.device("cuda", int(os.environ["LOCAL_RANK"]))
torch.cuda.set_device(device)
data = TensorDataset(torch.randn(256, 8))
sampler = DistributedSampler(data)
Trainer(nn.Linear(8, 1), device).fit(DataLoader(data, batch_size=16, sampler=sampler), sampler, "last.pt")
dist.destroy_process_group()
