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

def load(path, net, opt):
    state = torch.load(path, map_location="cpu")
    net.load_state_dict(state["net"])
    opt.load_state_dict(state["opt"])
    return state["epoch"] + 1, state["acc"]

def save(path, net, opt, epoch, acc):
    torch.save({"net": net.state_dict(), "opt": opt.state_dict(), "epoch": epoch, "acc": acc}, path)

def main(args):
    net = nn.Linear(8, 2)
    opt = torch.optim.AdamW(net.parameters())
    loader, val = DataLoader(batches(256, 0), batch_size=32, shuffle=True), DataLoader(batches(64, 1), batch_size=32)
    begin, best = 0, 0.0
    if args.resume:
        begin, best = load(args.resume, net, opt)
    for epoch in range(begin, 30):
        train_epoch(net, loader, opt)
        acc = validate(net, val)
        if acc > best:
            best = acc
            save("best.pt", net, opt, epoch, acc)

parser = argparse.ArgumentParser()
parser.add_argument("--resume")
main(parser.parse_args())
