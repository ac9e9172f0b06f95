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

net = nn.Linear(8, 2)
net.eval()
example = torch.randn(2, 8)
shapes = {"input": {0: "batch"}}
torch.onnx.export(net, (example,), "net.onnx", dynamic_shapes=shapes, dynamo=True)
