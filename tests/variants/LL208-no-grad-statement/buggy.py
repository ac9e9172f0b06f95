import torch


def evaluate(model, loader):
    model.eval()
    torch.no_grad()
    total = 0
    for x, y in loader:
        total += (model(x).argmax(1) == y).sum().item()
    return total


def main(model, loader, val_loader):
    opt = torch.optim.Adam(model.parameters())
    for _ in range(3):
        model.train()
        for x, y in loader:
            opt.zero_grad()
            torch.nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        print(evaluate(model, val_loader))
