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

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body, self.drop, self.head = nn.Linear(8, 16), nn.Dropout(0.2), nn.Linear(16, 2)
        self.scale = True

    def forward(self, x, mask=None):
        if x.dim() == 1:
            x = x[None]
        if mask is not None:
            x = x * mask
        h = self.drop(torch.relu(self.body(x)))
        if self.training and self.scale:
            h = h / 2
        return self.head(h)

net = Net()
train_epoch(net, DataLoader(batches(256, 0), batch_size=32, shuffle=True), torch.optim.AdamW(net.parameters()))
torch.jit.trace(net.eval(), torch.randn(2, 8)).save("net.ts")
axes = {"x": {0: "n"}, "scores": {0: "n"}}
torch.onnx.export(
    net, (torch.randn(2, 8),), "net.onnx", input_names=["x"], output_names=["scores"], dynamic_axes=axes, dynamo=False
)
