import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def evaluate(model, loader):
    model.eval()
    total = 0.0
    with torch.no_grad():
        for x, y in loader:
            total += nn.functional.mse_loss(model(x), y).item()
    return total / len(loader)


def fit(model, train_loader, val_loader, epochs):
    optimizer = torch.optim.Adam(model.parameters(), 1e-3)
    best_loss = float("inf")
    for epoch in range(epochs):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            optimizer.step()
        val_loss = evaluate(model, val_loader)
        if val_loss < best_loss:
            best_loss = val_loss
            torch.save(model.state_dict(), "best_model.pt")
    return model


data = TensorDataset(torch.randn(900, 3), torch.randn(900, 1))
val = TensorDataset(torch.randn(90, 3), torch.randn(90, 1))
model = fit(nn.Sequential(nn.Linear(3, 30), nn.ReLU(), nn.Linear(30, 1)), DataLoader(data, 30, shuffle=True), DataLoader(val, 30), 50)
model.load_state_dict(torch.load("best_model.pt", map_location="cpu"))
model.eval()
scripted = torch.jit.script(model)
scripted.save("model.ts")
