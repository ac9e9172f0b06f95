import torch
from torch import nn

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")


def evaluate(model, loader):
    model.eval()
    with torch.no_grad():
        return sum(nn.functional.mse_loss(model(x.to(device)), y.to(device)).item() for x, y in loader) / len(loader)


def train(model, loader, valid_loader):
    torch.manual_seed(0)
    optimizer = torch.optim.Adam(model.parameters())
    best = float("inf")
    for epoch in range(10):
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(x.to(device)), y.to(device)).backward()
            optimizer.step()
        loss = evaluate(model, valid_loader)
        if loss < best:
            best = loss
            torch.save(model.state_dict(), "best.pt")


def main(options, loader, valid_loader, test_loader):
    model = nn.Linear(8, 1).to(device)
    if options.train:
        train(model, loader, valid_loader)
    else:
        model.load_state_dict(torch.load("best.pt", map_location=device))
        print(evaluate(model, test_loader))
