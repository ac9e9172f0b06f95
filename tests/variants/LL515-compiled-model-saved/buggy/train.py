import torch
from torch import nn

from net import Net


def main(loader):
    model = torch.compile(Net())
    opt = torch.optim.Adam(model.parameters())
    for x, y in loader:
        opt.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        opt.step()
    torch.save(model.state_dict(), "net.pt")
    evaluate(loader)


def evaluate(loader):
    model = Net()
    model.load_state_dict(torch.load("net.pt", map_location="cpu", weights_only=True))
    model.eval()
    with torch.no_grad():
        print(sum(nn.functional.mse_loss(model(x), y).item() for x, y in loader))
