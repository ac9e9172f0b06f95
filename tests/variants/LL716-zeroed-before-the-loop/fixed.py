import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


class Eval:
    def __init__(self, device):
        self.correct = torch.tensor(0.0, device=device)
        self.total = torch.tensor(0.0, device=device)

    def run(self, model, loader, device):
        self.correct.zero_()
        self.total.zero_()
        model.eval()
        with torch.no_grad():
            for x, y in loader:
                pred = model(x.to(device)).argmax(1)
                self.correct += (pred == y.to(device)).sum()
                self.total += len(y)
        dist.all_reduce(self.correct)
        dist.all_reduce(self.total)
        return (self.correct / self.total).item()


def main():
    dist.init_process_group("nccl")
    rank = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(rank)
    device = torch.device("cuda", rank)
    tr = TensorDataset(torch.randn(1000, 8), torch.randint(0, 2, (1000,)))
    va = TensorDataset(torch.randn(200, 8), torch.randint(0, 2, (200,)))
    sampler = DistributedSampler(tr)
    dl = DataLoader(tr, 25, sampler=sampler)
    vl = DataLoader(va, 25, sampler=DistributedSampler(va, shuffle=False))
    net = DDP(nn.Linear(8, 2).to(device), device_ids=[rank])
    opt = torch.optim.SGD(net.parameters(), 0.1)
    ev = Eval(device)
    for epoch in range(5):
        sampler.set_epoch(epoch)
        net.train()
        for x, y in dl:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x.to(device)), y.to(device)).backward()
            opt.step()
        acc = ev.run(net, vl, device)
        if rank == 0:
            print(epoch, acc)
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
