import argparse
import torch
from torch import nn
from torch.utils.data import DataLoader


def validate(model, loader):
    model.eval()
    total, n = 0.0, 0
    with torch.inference_mode():
        for x, y in loader:
            total += nn.functional.mse_loss(model(x), y, reduction="sum").item()
            n += y.numel()
    return total / n


def main(train_set, val_set):
    parser = argparse.ArgumentParser()
    parser.add_argument("--resume", default="")
    args = parser.parse_args()
    model = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    train_loader = DataLoader(train_set, batch_size=16, shuffle=True)
    val_loader = DataLoader(val_set, batch_size=16)
    start, best_loss = 0, float("inf")
    if args.resume:
        ckpt = torch.load(args.resume, map_location="cpu", weights_only=True)
        model.load_state_dict(ckpt["model"])
        optimizer.load_state_dict(ckpt["optimizer"])
        start = ckpt["epoch"] + 1
        best_loss = ckpt["best_loss"]
    for epoch in range(start, 50):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            optimizer.step()
        loss = validate(model, val_loader)
        if loss < best_loss:
            best_loss = loss
            torch.save(model.state_dict(), "best.pth")
        state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch, "best_loss": best_loss}
        torch.save(state, "last.pth")


if __name__ == '__main__':
    import pieces

    train_set = pieces.get_train_set()
    val_set = pieces.get_val_set()
    main(train_set, val_set)
