import torch
import torch.nn.functional as F


def train_one_epoch(net, loader, optim, scaler, device):
    net.train()
    seen = 0.0
    for xb, yb in loader:
        xb, yb = xb.to(device), yb.to(device)
        with torch.autocast(device.type, dtype=torch.float16):
            loss = F.cross_entropy(net(xb), yb)
        scaler.scale(loss).backward()
        scaler.step(optim)
        scaler.update()
        seen += loss.item()
    return seen / len(loader)
