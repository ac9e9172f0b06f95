import torch
from lightning.fabric import Fabric


def train(fabric, model, optimizer, loader, accumulate=8, epochs=3):
    global_step = 0
    for epoch in range(epochs):
        for batch, target in loader:
            is_accumulating = (global_step + 1) % accumulate != 0
            with fabric.no_backward_sync(model, enabled=is_accumulating):
                loss = torch.nn.functional.cross_entropy(model(batch), target)
                fabric.backward(loss / accumulate)
            # the window is full

            if (global_step + 1) % accumulate == 0:
                optimizer.step()
                optimizer.zero_grad()
                global_step += 1


def main():
    fabric = Fabric()
    model = torch.nn.Linear(32, 10)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model, optimizer = fabric.setup(model, optimizer)
    train(fabric, model, optimizer, fabric.setup_dataloaders(torch.load("loader.pt")))


if __name__ == "__main__":
    main()
