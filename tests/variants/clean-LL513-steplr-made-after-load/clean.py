import os

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.randn(256, 4), torch.randn(256, 1)), 16, shuffle=True)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
start, sched_state = 0, None
if os.path.exists("c.pt"):
    c = torch.load("c.pt", map_location="cpu")
    model.load_state_dict(c["model"])
    optimizer.load_state_dict(c["optimizer"])
    sched_state = c["scheduler"]
    start = c["next_epoch"]
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, 0.1, total_steps=20 * len(loader))
if sched_state is not None:
    scheduler.load_state_dict(sched_state)
for epoch in range(start, 20):
    for x, y in loader:
        optimizer.zero_grad()
        (model(x) - y).pow(2).mean().backward()
        optimizer.step()
        scheduler.step()
    torch.save(
        {
            "model": model.state_dict(),
            "optimizer": optimizer.state_dict(),
            "scheduler": scheduler.state_dict(),
            "next_epoch": epoch + 1,
        },
        "c.pt",
    )
