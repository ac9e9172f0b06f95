import torch


class Amp:
    def __init__(self, enabled):
        self.scaler = torch.amp.GradScaler("cuda", enabled=enabled)

    def backward(self, loss):
        self.scaler.scale(loss).backward()

    def step(self, optimizer, parameters, max_norm=None):
        if max_norm is not None:
            self.scaler.unscale_(optimizer)
            torch.nn.utils.clip_grad_norm_(parameters, max_norm)
        self.scaler.step(optimizer)
        self.scaler.update()
