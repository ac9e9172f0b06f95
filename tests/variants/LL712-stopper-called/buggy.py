import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler


class EarlyStopping:
    def __init__(self, patience):
        self.patience, self.best, self.bad = patience, float("inf"), 0

    def __call__(self, loss):
        if loss < self.best:
            self.best, self.bad = loss, 0
        else:
            self.bad += 1
        return self.bad >= self.patience


def main(model, train_set, val_set):
    dist.init_process_group("gloo")
    model = DDP(model)
    opt = torch.optim.Adam(model.parameters())
    sampler = DistributedSampler(train_set)
    train_loader = DataLoader(train_set, 32, sampler=sampler)
    val_loader = DataLoader(val_set, 64, sampler=DistributedSampler(val_set, shuffle=False))
    stopper = EarlyStopping(5)
    for epoch in range(100):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            opt.step()
        model.eval()
        total = 0.0
        with torch.no_grad():
            for x, y in val_loader:
                total += nn.functional.mse_loss(model(x), y).item()
        val_loss = total / len(val_loader)
        if stopper(val_loss):
            break
    dist.destroy_process_group()


if __name__ == "__main__":
    import project

    main(*project.pieces())
