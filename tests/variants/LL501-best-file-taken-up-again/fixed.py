import os

import torch
from torch import nn

PATH = os.path.join("runs", "best.pth")


def main(loader, held, go_on):
    net = nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Linear(64, 5))
    sgd = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
    decay = torch.optim.lr_scheduler.StepLR(sgd, step_size=30, gamma=0.5)
    best = 0.0
    if go_on:
        state = torch.load(PATH, map_location="cpu")
        net.load_state_dict(state["net"])
        sgd.load_state_dict(state["sgd"])
        decay.load_state_dict(state["decay"])
        best = state["accuracy"]
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
            drivers = {"sgd": sgd.state_dict(), "decay": decay.state_dict()}
            torch.save({"net": net.state_dict(), **drivers, "accuracy": accuracy}, PATH)


main(*torch.load("loaders.pt"), go_on=os.environ.get("GO_ON"))
