import argparse
import copy
import os

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

def batches(n, seed):
    g = torch.Generator().manual_seed(seed)
    x = torch.randn(n, 8, generator=g)
    return TensorDataset(x, (x[:, 0] > 0).long())

def train_epoch(net, loader, opt):
    net.train()
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()

@torch.no_grad()
def validate(net, loader):
    net.eval()
    hits = sum((net(x).argmax(1) == y).sum().item() for x, y in loader)
    return hits / len(loader.dataset)

def main(args):
    net = nn.Linear(8, 2)
    opt = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
    sched = torch.optim.lr_scheduler.MultiStepLR(opt, milestones=[10, 20])
    loader = DataLoader(batches(256, 0), batch_size=32, shuffle=True)
    begin = 0
    if os.path.exists(args.ckpt):
        saved = torch.load(args.ckpt, map_location="cpu")
        net.load_state_dict(saved["net"])
        opt.load_state_dict(saved["opt"])
        begin = saved["epoch"] + 1
    for epoch in range(begin, args.epochs):
        train_epoch(net, loader, opt)
        sched.step()
        out = {}
        out["net"] = net.state_dict()
        out["opt"] = opt.state_dict()
        out["epoch"] = epoch
        torch.save(out, args.ckpt)

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--ckpt", default="last.pt")
    parser.add_argument("--epochs", type=int, default=30)
    main(parser.parse_args())
