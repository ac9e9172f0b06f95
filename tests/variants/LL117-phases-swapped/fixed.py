import torch
from torch import nn


def run(model, loaders, optimizer, epochs):
    for epoch in range(epochs):
        for phase in ("train", "val"):
            model.train(phase == "train")
            for x, y in loaders[phase]:
                with torch.set_grad_enabled(phase == "train"):
                    loss = nn.functional.cross_entropy(model(x), y)
                if phase == "train":
                    optimizer.zero_grad()
                    loss.backward()
                    optimizer.step()


net = nn.Sequential(nn.Linear(6, 12), nn.Dropout(0.1), nn.Linear(12, 3))
run(net, torch.load("loaders.pt"), torch.optim.SGD(net.parameters(), lr=0.1), 4)
