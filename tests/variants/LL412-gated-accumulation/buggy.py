import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(model, loader, scheduler, optimizer, scaler, accumulate):
    for i, (x, y) in enumerate(loader):
        with torch.autocast("cuda", dtype=torch.float16):
            loss = nn.functional.cross_entropy(model(x), y) / accumulate
        scaler.scale(loss).backward()
        if (i + 1) % accumulate == 0 or i + 1 == len(loader):
            scaler.step(optimizer)
            scaler.update()
            optimizer.zero_grad()
            scheduler.step()


def main(model, data, steps):
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1e-3, total_steps=steps)
    loader = DataLoader(data, batch_size=8, shuffle=True)
    train(model, loader, scheduler, optimizer, torch.amp.GradScaler("cuda"), 4)
