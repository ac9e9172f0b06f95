import argparse
import os

import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler


class Trainer:
    def __init__(self, model, optimizer, loader, args):
        self.local_rank = int(os.environ["LOCAL_RANK"])
        self.is_main = dist.get_rank() == 0
        self.model = DistributedDataParallel(model.to(self.local_rank), device_ids=[self.local_rank])
        self.optimizer = optimizer
        self.loader = loader
        self.args = args

    def _save(self, epoch):
        if not self.is_main:
            return
        payload = {
            "epoch": epoch,
            "model": self.model.module.state_dict(),
            "optimizer": self.optimizer.state_dict(),
        }
        path = os.path.join(self.args.output_dir, f"checkpoint_{epoch}.pt")
        torch.save(payload, path)
        print(f"saved {path}")

    def _epoch(self, epoch):
        self.loader.sampler.set_epoch(epoch)
        self.model.train()
        for x, y in self.loader:
            x, y = x.to(self.local_rank), y.to(self.local_rank)
            self.optimizer.zero_grad()
            F.cross_entropy(self.model(x), y).backward()
            self.optimizer.step()

    def train(self):
        for epoch in range(self.args.epochs):
            self._epoch(epoch)
            if epoch % self.args.save_every == 0:
                self._save(epoch)


def main(args, dataset):
    dist.init_process_group("nccl")
    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    model = nn.Sequential(nn.Flatten(), nn.Linear(784, 10))
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.lr)
    loader = DataLoader(dataset, batch_size=64, sampler=DistributedSampler(dataset))
    Trainer(model, optimizer, loader, args).train()
    dist.destroy_process_group()


if __name__ == "__main__":
    from torchvision import datasets, transforms

    parser = argparse.ArgumentParser()
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--save-every", type=int, default=2)
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--output-dir", default="out")
    main(parser.parse_args(), datasets.MNIST("data", transform=transforms.ToTensor()))
