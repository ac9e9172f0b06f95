import torch
from torch import nn
from torchdata.stateful_dataloader import StatefulDataLoader


def train(model, dataset, epochs, resume=None):
    loader = StatefulDataLoader(dataset, batch_size=16, shuffle=True, num_workers=2)
    optimizer = torch.optim.AdamW(model.parameters())
    first = 0
    if resume:
        state = torch.load(resume, map_location="cpu", weights_only=False)
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        loader.load_state_dict(state["loader"])
        first = state["epoch"]
    for epoch in range(first, epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            optimizer.step()
        state = {
            "model": model.state_dict(),
            "optimizer": optimizer.state_dict(),
            "loader": loader.state_dict(),
            "epoch": epoch + 1,
        }
        torch.save(state, "last.pt")
