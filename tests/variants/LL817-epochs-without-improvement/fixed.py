import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def validate(model, loader):
    model.eval()
    with torch.no_grad():
        return sum((model(x).argmax(1) == y).float().mean().item() for x, y in loader) / len(loader)


def main(patience=4):
    data = TensorDataset(torch.randn(90, 4), torch.randint(0, 3, (90,)))
    held_out = TensorDataset(torch.randn(30, 4), torch.randint(0, 3, (30,)))
    loader, val_loader = DataLoader(data, batch_size=9, shuffle=True), DataLoader(held_out, batch_size=30)
    model = nn.Linear(4, 3)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    best_acc, bad_epochs = 0.0, 0
    for epoch in range(60):
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        acc = validate(model, val_loader)
        if acc > best_acc:
            best_acc, bad_epochs = acc, 0
            torch.save(model.state_dict(), "best.pt")
            continue
        bad_epochs += 1
        if bad_epochs == patience:
            print("stopping at", epoch)
            return


main()
