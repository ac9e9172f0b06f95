import torch


class Updater:
    """Backward, clip and step in one place."""

    def __init__(self, net, optimizer, device, clip=None):
        self.net, self.optimizer, self.clip = net, optimizer, clip
        self.scaler = torch.amp.GradScaler(device)

    def __call__(self, loss):
        self.optimizer.zero_grad()
        self.scaler.scale(loss).backward()
        if self.clip is not None:
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), self.clip)
        self.scaler.step(self.optimizer)
        self.scaler.update()
