import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(args, model, train_loader):
    use_amp = args.amp and torch.cuda.is_available()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    scaler = torch.amp.GradScaler("cuda", enabled=use_amp)
    criterion = nn.BCELoss()
    for x, y in train_loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16, enabled=use_amp):
            out = model(x)
        loss = criterion(out.float().sigmoid().clamp(1e-8, 1 - 1e-8), y)
        if use_amp:
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
        else:
            loss.backward()
            optimizer.step()
