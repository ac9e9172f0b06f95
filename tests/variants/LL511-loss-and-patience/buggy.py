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
    opt = torch.optim.AdamW(net.parameters())
    train_dl = DataLoader(batches(256, 0), batch_size=32, shuffle=True)
    val_dl = DataLoader(batches(64, 1), batch_size=32)
    begin, lowest, waited = 0, float("inf"), 0
    if args.resume:
        state = torch.load(args.resume, map_location="cpu")
        net.load_state_dict(state["net"])
        opt.load_state_dict(state["opt"])
        begin = state["epoch"]
    for epoch in range(begin, 50):
        train_epoch(net, train_dl, opt)
        val_loss = 1 - validate(net, val_dl)
        if val_loss < lowest:
            lowest, waited = val_loss, 0
            torch.save(net.state_dict(), "best.pt")
        else:
            waited += 1
        torch.save({"net": net.state_dict(), "opt": opt.state_dict(), "epoch": epoch + 1}, "last.pt")
        if waited > 5:
            break

parser = argparse.ArgumentParser()
parser.add_argument("--resume")
main(parser.parse_args())
