import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler


def make_loader(dataset, cfg):
    sampler = DistributedSampler(dataset)
    return DataLoader(dataset, batch_size=cfg["batch_size"], sampler=sampler, num_workers=4)


class Runner:
    def __init__(self, model, dataset, cfg):
        dist.init_process_group("nccl")
        self.device = int(os.environ["LOCAL_RANK"])
        torch.cuda.set_device(self.device)
        self.model = DDP(model.to(self.device), device_ids=[self.device])
        self.loader = make_loader(dataset, cfg)
        self.opt = torch.optim.AdamW(self.model.parameters(), lr=cfg["lr"])

    def run(self, epochs):
        for epoch in range(epochs):
            self.loader.sampler.set_epoch(epoch)
            self.model.train()
            for x, y in self.loader:
                loss = nn.functional.cross_entropy(self.model(x.to(self.device)), y.to(self.device))
                self.opt.zero_grad()
                loss.backward()
                self.opt.step()
        dist.destroy_process_group()


def main(model, dataset):
    Runner(model, dataset, {"batch_size": 64, "lr": 1e-3}).run(10)
