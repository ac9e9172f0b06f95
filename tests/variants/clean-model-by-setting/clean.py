import argparse

import torch
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("--bilinear", action="store_true")
args = parser.parse_args()
encoder = nn.Linear(16, 8)
if args.bilinear:
    head = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 1))
else:
    head = nn.Linear(8, 1)
optimizer = torch.optim.Adam(list(encoder.parameters()) + list(head.parameters()), lr=1e-3)
for epoch in range(20):
    for x, y in torch.load("batches.pt"):
        weight = torch.tensor(1.0, requires_grad=True)
        inner = torch.optim.RMSprop([weight], lr=0.1)
        loss = weight * nn.functional.mse_loss(head(encoder(x)).squeeze(1), y)
        optimizer.zero_grad()
        inner.zero_grad()
        loss.backward()
        optimizer.step()
        inner.step()
