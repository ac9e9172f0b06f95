import os

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, Dataset, DistributedSampler


class Waves(Dataset):
    def __init__(self, n):
        self.x = torch.linspace(0, 6.28, n).unsqueeze(1)

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return self.x[i], self.x[i].sin()


class Trainer:
    def __init__(self, rank, model, data, config):
        self.rank = rank
        self.model = DistributedDataParallel(model)
        self.opt = torch.optim.Adam(self.model.parameters(), lr=config["lr"])
        self.loader = DataLoader(data, batch_size=config["batch"], shuffle=True, drop_last=True)
        self.epochs = config["epochs"]

    def run(self):
        for epoch in range(self.epochs):
            for x, y in self.loader:
                self.opt.zero_grad()
                loss = (self.model(x) - y).abs().mean()
                loss.backward()
                self.opt.step()
            if self.rank == 0:
                print(epoch, loss.item())


def worker(rank, world):
    os.environ.update(MASTER_ADDR="localhost", MASTER_PORT="29511")
    dist.init_process_group("gloo", rank=rank, world_size=world)
    Trainer(rank, nn.Sequential(nn.Linear(1, 16), nn.Tanh(), nn.Linear(16, 1)), Waves(1000),
            {"lr": 1e-3, "batch": 25, "epochs": 4}).run()
    dist.destroy_process_group()


if __name__ == "__main__":
    mp.spawn(worker, args=(4,), nprocs=4, join=True)
