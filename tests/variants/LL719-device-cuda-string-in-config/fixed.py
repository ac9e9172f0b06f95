from dataclasses import dataclass
import os

import torch
import torch.distributed as dist
from torch import nn
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


@dataclass
class Config:
    epochs: int = 10
    batch_size: int = 64
    backend: str = "nccl"


class Trainer:
    def __init__(self, cfg, dataset):
        self.cfg = cfg
        self.rank = int(os.environ["RANK"])
        self.local_rank = int(os.environ["LOCAL_RANK"])
        dist.init_process_group(cfg.backend)
        self.device = torch.device("cuda", self.local_rank)
        torch.cuda.set_device(self.device)
        self.model = nn.Linear(128, 16).to(self.device)
        self.model = nn.parallel.DistributedDataParallel(self.model)
        self.sampler = DistributedSampler(dataset)
        self.loader = DataLoader(dataset, cfg.batch_size, sampler=self.sampler)
        self.optimizer = torch.optim.AdamW(self.model.parameters())

    def run(self):
        for epoch in range(self.cfg.epochs):
            self.sampler.set_epoch(epoch)
            for x, y in self.loader:
                x, y = x.to(self.device), y.to(self.device)
                loss = nn.functional.mse_loss(self.model(x), y)
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
        dist.destroy_process_group()


if __name__ == "__main__":
    Trainer(Config(), TensorDataset(torch.randn(6400, 128), torch.randn(6400, 16))).run()
