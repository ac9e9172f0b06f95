import torch
from torch import nn


class Callback:
    def before_batch(self, engine): ...
    def after_backward(self, engine): ...
    def after_step(self, engine): ...


class ClipGradients(Callback):
    def __init__(self, limit):
        self.limit = limit

    def after_backward(self, engine):
        nn.utils.clip_grad_norm_(engine.model.parameters(), self.limit)


class ClearGradients(Callback):
    def before_batch(self, engine):
        engine.optimizer.zero_grad(set_to_none=True)


class Engine:
    def __init__(self, model, optimizer, callbacks):
        self.model, self.optimizer, self.callbacks = model, optimizer, callbacks

    def fire(self, event):
        for callback in self.callbacks:
            getattr(callback, event)(self)

    def fit(self, loader, epochs):
        self.model.train()
        for _ in range(epochs):
            for x, y in loader:
                self.fire("before_batch")
                loss = nn.functional.mse_loss(self.model(x), y)
                loss.backward()
                self.fire("after_backward")
                self.optimizer.step()
                self.fire("after_step")


def main(loader):
    model = nn.Linear(3, 1)
    callbacks = [ClearGradients(), ClipGradients(1.0)]
    Engine(model, torch.optim.Adam(model.parameters()), callbacks).fit(loader, 3)
