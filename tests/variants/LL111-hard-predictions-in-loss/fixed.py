import torch


class Trainer:
    def __init__(self, model):
        self.model = model
        self.opt = torch.optim.Adam(model.parameters())

    def loss(self, x, y):
        scores = self.model(x)
        return torch.nn.functional.cross_entropy(scores, y)

    def step(self, x, y):
        self.opt.zero_grad()
        loss = self.loss(x, y)
        loss.backward()
        self.opt.step()


def main(model, loader):
    trainer = Trainer(model)
    for x, y in loader:
        trainer.step(x, y)
