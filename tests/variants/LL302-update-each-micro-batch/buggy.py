import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(model, loader, device, accumulate=4):
    optimizer = torch.optim.AdamW(model.parameters())
    scaler = torch.amp.GradScaler(device)
    model.train()
    for i, (x, y) in enumerate(loader):
        with torch.autocast(device, dtype=torch.float16):
            loss = nn.functional.mse_loss(model(x.to(device)), y.to(device)) / accumulate
        scaler.scale(loss).backward()
        if (i + 1) % accumulate == 0 or i + 1 == len(loader):
            scaler.step(optimizer)
            optimizer.zero_grad()
        scaler.update()


if __name__ == "__main__":
    x = torch.randn(256, 4)
    dev = "cuda" if torch.cuda.is_available() else "cpu"
    train(nn.Linear(4, 1).to(dev), DataLoader(TensorDataset(x, x[:, :1]), batch_size=8, shuffle=True), dev)
