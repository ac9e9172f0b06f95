import os

import torch
from torch import nn

PATH = os.path.join("runs", "best.pth")


def main(loader, held, go_on):
    net = nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Linear(64, 5))
    best = 0.0
    if go_on:
        state = torch.load(PATH, map_location="cpu")
        net.load_state_dict(state["net"])
        best = state["accuracy"]
    sgd = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
    decay = torch.optim.lr_scheduler.StepLR(sgd, step_size=30, gamma=0.5)
    for round_ in range(90):
        for x, y in loader:
            sgd.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            sgd.step()
        decay.step()
        with torch.no_grad():
            accuracy = sum((net(x).argmax(1) == y).sum().item() for x, y in held) / 1000
        if accuracy > best:
            best = accuracy
            torch.save({"net": net.state_dict(), "accuracy": accuracy}, PATH)


main(*torch.load("loaders.pt"), go_on=os.environ.get("GO_ON"))
