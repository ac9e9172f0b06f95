import os

import torch
from torch import nn
from torchdata.stateful_dataloader import StatefulDataLoader
from torchvision import datasets, transforms

EVERY = 50
PATH = "state.pt"

data = datasets.MNIST("data", train=True, download=True, transform=transforms.ToTensor())
loader = StatefulDataLoader(data, batch_size=128, shuffle=True, num_workers=4)
model = nn.Sequential(nn.Flatten(), nn.Linear(784, 128), nn.ReLU(), nn.Linear(128, 10))
opt = torch.optim.Adam(model.parameters())
loss_fn = nn.CrossEntropyLoss()
epoch = 0
if os.path.isfile(PATH):
    state = torch.load(PATH, map_location="cpu")
    model.load_state_dict(state["model"])
    opt.load_state_dict(state["opt"])
    loader.load_state_dict(state["loader"])
    epoch = state["epoch"]
while epoch < 3:
    for step, (x, y) in enumerate(loader, 1):
        opt.zero_grad()
        loss = loss_fn(model(x), y)
        loss.backward()
        opt.step()
        if step % EVERY == 0 and step != len(loader):
            torch.save(
                {"model": model.state_dict(), "opt": opt.state_dict(), "loader": loader.state_dict(), "epoch": epoch}, PATH
            )
    epoch += 1
    torch.save(
        {"model": model.state_dict(), "opt": opt.state_dict(), "loader": loader.state_dict(), "epoch": epoch}, PATH
    )
