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
inputs = torch.load("inputs.pt")
options = {"map_location": device}
net = nn.Linear(8, 2).to(device)
net.load_state_dict(torch.load("weights.pt", **options))
net.eval()
with torch.no_grad():
    print(net(inputs.to(device)))
