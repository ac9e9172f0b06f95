import torch
from torch import nn


def evaluate(model, loader):
    model.eval()
    loss = right = n = 0
    with torch.no_grad():
        for x, y in loader:
            out = model(x)
            loss += nn.functional.cross_entropy(out, y, reduction="sum").item()
            right += (out.argmax(1) == y).sum().item()
            n += len(y)
    return loss / n, right / n


def main(model, loader, val_loader, patience=5):
    opt = torch.optim.Adam(model.parameters())
    best, waited = float("inf"), 0
    for epoch in range(100):
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        loss, accuracy = evaluate(model, val_loader)
        print(epoch, loss, accuracy)
        if loss < best:
            best, waited = loss, 0
        else:
            waited += 1
            if waited > patience:
                break


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    val_loader = pieces.get_val_loader()
    main(model, loader, val_loader)
