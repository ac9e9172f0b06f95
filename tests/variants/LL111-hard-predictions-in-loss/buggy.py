import torch


class Trainer:
    def __init__(self, model):
        self.model = model
        self.opt = torch.optim.Adam(model.parameters())

    def loss(self, x, y):
        scores = self.model(x)
        predicted = scores.argmax(dim=1).float()
        return torch.nn.functional.mse_loss(predicted, y.float())

    def step(self, x, y):
        self.opt.zero_grad()
        loss = self.loss(x, y)
        loss.requires_grad = True
        loss.backward()
        self.opt.step()


def main(model, loader):
    trainer = Trainer(model)
    for x, y in loader:
        trainer.step(x, y)
