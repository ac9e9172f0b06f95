import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def forever(loader):
    while True:
        yield from loader


def main(max_iter=400, eval_period=100):
    x = torch.randn(500, 6)
    y = x[:, :2].argmax(1)
    train_loader = forever(DataLoader(TensorDataset(x[:400], y[:400]), batch_size=20, shuffle=True))
    test_loader = DataLoader(TensorDataset(x[400:], y[400:]), batch_size=50)
    model = nn.Sequential(nn.Linear(6, 32), nn.ReLU(), nn.Dropout(0.1), nn.Linear(32, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.MultiStepLR(optimizer, milestones=[200, 300])
    model.train()
    for iteration in range(max_iter):
        xb, yb = next(train_loader)
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(xb), yb).backward()
        optimizer.step()
        scheduler.step()
        if (iteration + 1) % eval_period == 0:
            model.eval()
            with torch.inference_mode():
                hits = sum((model(a).argmax(1) == b).sum().item() for a, b in test_loader)
            print(iteration, hits)
            model.train()


if __name__ == "__main__":
    main()
