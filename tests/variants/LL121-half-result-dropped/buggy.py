import torch


def evaluate(model, loader, device):
    model.eval()
    hits = 0
    with torch.no_grad():
        for x, y in loader:
            x.to(device)
            y = y.to(device)
            hits += (model(x).argmax(1) == y).sum().item()
    return hits


def main(model, loader, val_loader, device):
    opt = torch.optim.Adam(model.parameters())
    for x, y in loader:
        model.train()
        opt.zero_grad()
        torch.nn.functional.cross_entropy(model(x.to(device)), y.to(device)).backward()
        opt.step()
    print(evaluate(model, val_loader, device))
