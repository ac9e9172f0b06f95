import torch


class Accumulator:
    def __init__(self, model, every):
        self.model = model
        self.every = every
        self.count = 0
        self.opt = torch.optim.AdamW(model.parameters(), lr=1e-4)

    def step(self, x, y):
        loss = torch.nn.functional.mse_loss(self.model(x), y) / self.every
        loss.backward()
        if self.count % self.every == self.every - 1:
            self.opt.step()
            self.opt.zero_grad()
            self.count += 1


def main(model, loader):
    acc = Accumulator(model, 8)
    for _ in range(3):
        for x, y in loader:
            acc.step(x, y)
