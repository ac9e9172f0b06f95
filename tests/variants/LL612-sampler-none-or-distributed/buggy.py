import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader
from torch.utils.data.distributed import DistributedSampler


class Experiment:
    def __init__(self, args, model, dataset):
        self.args = args
        self.sampler = None
        if args.distributed:
            dist.init_process_group("gloo")
            self.sampler = DistributedSampler(dataset)
            model = DistributedDataParallel(model)
        self.model = model
        self.loader = DataLoader(dataset, batch_size=args.batch_size, shuffle=True, sampler=self.sampler)
        self.optimizer = torch.optim.Adam(model.parameters(), lr=args.lr)

    def run(self):
        for epoch in range(self.args.epochs):
            if self.sampler is not None:
                self.sampler.set_epoch(epoch)
            for x, y in self.loader:
                self.optimizer.zero_grad()
                nn.functional.cross_entropy(self.model(x), y).backward()
                self.optimizer.step()
        if self.args.distributed:
            dist.destroy_process_group()


def main(args, model, dataset):
    Experiment(args, model, dataset).run()
