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

class Trainer:
    def __init__(self):
        self.net = nn.Linear(8, 2)
        self.opt = torch.optim.AdamW(self.net.parameters())

    def export(self, path, size=4):
        self.net.eval()
        example = torch.zeros((size, 8))
        torch.onnx.export(self.net, example, path, input_names=["x"], output_names=["y"], dynamic_axes={"x": {0: "n"}, "y": {0: "n"}}, dynamo=False)

trainer = Trainer()
train_epoch(trainer.net, DataLoader(batches(256, 0), batch_size=32, shuffle=True), trainer.opt)
trainer.export("net.onnx")
