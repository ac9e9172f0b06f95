import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

ap = argparse.ArgumentParser()
ap.add_argument("--amp", action="store_true")
args = ap.parse_args()
torch.manual_seed(0)
device = "cuda" if torch.cuda.is_available() else "cpu"
x = torch.randn(64, 4)
loader = DataLoader(TensorDataset(x, (x[:, 0] > 0).long()), batch_size=8, shuffle=True)
net = nn.Linear(4, 2).to(device)
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
scaler = torch.amp.GradScaler(device, enabled=args.amp)
for epoch in range(2):
    net.train()
    for a, b in loader:
        a, b = a.to(device), b.to(device)
        optimizer.zero_grad()
        if args.amp:
            with torch.autocast(device, dtype=torch.float16):
                loss = nn.functional.cross_entropy(net(a), b)
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
        else:
            loss = nn.functional.cross_entropy(net(a), b)
            loss.backward()
            optimizer.step()
    print(epoch, loss.item())
