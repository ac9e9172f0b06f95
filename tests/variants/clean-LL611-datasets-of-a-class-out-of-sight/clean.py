import torch
from forecasts import WindowDataset, prepare
from torch import nn
from torch.utils.data import DataLoader


def main(model, train_frame, val_frame):
    train_dataset = WindowDataset(prepare(train_frame), id_columns="id", length=512)
    valid_dataset = WindowDataset(prepare(val_frame), id_columns="id", length=512)
    train_loader = DataLoader(train_dataset, 32, shuffle=True)
    valid_loader = DataLoader(valid_dataset, 32)
    opt = torch.optim.Adam(model.parameters())
    for _ in range(10):
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            opt.step()
        model.eval()
        with torch.no_grad():
            print(sum(nn.functional.mse_loss(model(x), y).item() for x, y in valid_loader))
