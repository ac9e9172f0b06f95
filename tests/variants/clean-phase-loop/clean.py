import copy

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def fit(net, loaders, optimizer, scaler, device, epochs):
    best, best_loss = copy.deepcopy(net.state_dict()), float("inf")
    for epoch in range(epochs):
        for phase in ("train", "val"):
            net.train(phase == "train")
            total = 0.0
            for a, b in loaders[phase]:
                a, b = a.to(device), b.to(device)
                with torch.set_grad_enabled(phase == "train"), torch.autocast(device, dtype=torch.float16):
                    loss = nn.functional.mse_loss(net(a), b)
                if phase == "train":
                    optimizer.zero_grad()
                    scaler.scale(loss).backward()
                    scaler.step(optimizer)
                    scaler.update()
                total += loss.item() * len(a)
            mean = total / len(loaders[phase].dataset)
            if phase == "val" and mean < best_loss:
                best, best_loss = copy.deepcopy(net.state_dict()), mean
    net.load_state_dict(best)
    return net


if __name__ == "__main__":
    torch.manual_seed(0)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(100, 4)
    data = TensorDataset(x, x.sum(1, keepdim=True))
    train, val = torch.utils.data.random_split(data, [80, 20], generator=torch.Generator().manual_seed(0))
    loaders = {"train": DataLoader(train, batch_size=8, shuffle=True), "val": DataLoader(val, batch_size=20)}
    net = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.1), nn.Linear(8, 1)).to(device)
    fit(net, loaders, torch.optim.Adam(net.parameters()), torch.amp.GradScaler(device), device, 2)
