import os

import torch


class Checkpointer:
    def __init__(self, folder):
        self.folder = folder

    def save(self, model, optimizer, step):
        path = os.path.join(self.folder, f"step_{step:07d}.pt")
        torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "step": step}, path)


TOTAL = 500_000


def main(model, stream):
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-4)
    keeper = Checkpointer("runs/a")
    for step in range(TOTAL):
        x, y = next(stream)
        optimizer.zero_grad()
        torch.nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()
        if step % 1000 == 0:
            keeper.save(model, optimizer, step)
