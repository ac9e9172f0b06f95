import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, random_split


class Data:
    def __init__(self, dataset, val_fraction=0.1):
        n_val = int(len(dataset) * val_fraction)
        self.train, self.val = random_split(dataset, [len(dataset) - n_val, n_val])

    def loaders(self):
        sampler = DistributedSampler(self.train)
        return DataLoader(self.train, 32, sampler=sampler), DataLoader(self.val, 64), sampler


def main(model, dataset):
    dist.init_process_group("gloo")
    loader, val_loader, sampler = Data(dataset).loaders()
    model = DDP(model)
    opt = torch.optim.Adam(model.parameters())
    for epoch in range(10):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            opt.step()
        if dist.get_rank() == 0:
            model.eval()
            with torch.no_grad():
                total = sum(nn.functional.mse_loss(model.module(x), y).item() for x, y in val_loader)
            print(total / len(val_loader))
    dist.destroy_process_group()


if __name__ == "__main__":
    import project

    main(*project.pieces())
