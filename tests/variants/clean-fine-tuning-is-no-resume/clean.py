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
    if args.pretrained:
        checkpoint = torch.load(args.pretrained, map_location="cpu")
        net.load_state_dict(checkpoint["state_dict"])
        print("weights of epoch", checkpoint["epoch"], "with", checkpoint["best_acc"])
    opt = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
    sched = torch.optim.lr_scheduler.CosineAnnealingLR(opt, args.epochs)
    loader, val = DataLoader(batches(256, 0), batch_size=32, shuffle=True), DataLoader(batches(64, 1), batch_size=32)
    best = 0.0
    for epoch in range(args.epochs):
        train_epoch(net, loader, opt)
        sched.step()
        acc = validate(net, val)
        if acc > best:
            best = acc
            torch.save({"state_dict": net.state_dict(), "epoch": epoch, "best_acc": acc}, "best.pt")

parser = argparse.ArgumentParser()
parser.add_argument("--pretrained")
parser.add_argument("--epochs", type=int, default=30)
main(parser.parse_args())
