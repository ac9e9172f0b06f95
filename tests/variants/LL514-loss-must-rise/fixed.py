import torch
from torch import nn


def validate(model, loader):
    model.eval()
    total = 0.0
    with torch.no_grad():
        for x, y in loader:
            total += nn.functional.mse_loss(model(x), y).item()
    return total / len(loader)


def main(model, loader, val_loader):
    opt = torch.optim.Adam(model.parameters())
    best_loss = float("inf")
    for epoch in range(30):
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            opt.step()
        val_loss = validate(model, val_loader)
        if val_loss < best_loss:
            best_loss = val_loss
            torch.save(model.state_dict(), "best.pt")


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    val_loader = pieces.get_val_loader()
    main(model, loader, val_loader)
