import argparse

import torch
from torch import nn
from torch.optim import lr_scheduler
from torch.utils.data import DataLoader, TensorDataset

parser = argparse.ArgumentParser()
parser.add_argument("--schedule", choices=["step", "plateau"], default="step")
args = parser.parse_args()
torch.manual_seed(0)
x = torch.randn(200, 3)
loader = DataLoader(TensorDataset(x, x[:, :1]), batch_size=20, shuffle=True)
net = nn.Linear(3, 1)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
if args.schedule == "plateau":
    sched = lr_scheduler.ReduceLROnPlateau(opt)
else:
    sched = lr_scheduler.StepLR(opt, step_size=5)
for epoch in range(10):
    total = 0.0
    for xb, yb in loader:
        opt.zero_grad()
        loss = nn.functional.mse_loss(net(xb), yb)
        loss.backward()
        opt.step()
        total += loss.item()
    if args.schedule == "plateau":
        sched.step(total)
    else:
        sched.step()
