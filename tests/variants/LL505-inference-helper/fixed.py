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

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")

def load_model(path):
    net = nn.Linear(8, 2).to(device)
    net.load_state_dict(torch.load(path, map_location=device)["net"])
    return net.eval()

net = load_model("best.pt")
with torch.no_grad():
    for x, y in DataLoader(batches(64, 1), batch_size=32):
        print((net(x.to(device)).argmax(1) == y.to(device)).float().mean())
