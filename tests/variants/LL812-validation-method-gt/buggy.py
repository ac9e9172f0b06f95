import torch
from torch import nn


class SegTrainer:
    def __init__(self, train_loader, val_loader):
        self.net = nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.ReLU(), nn.Conv2d(8, 1, 1))
        self.loss_fn = nn.BCEWithLogitsLoss()
        self.opt = torch.optim.Adam(self.net.parameters())
        self.train_loader, self.val_loader = train_loader, val_loader

    def train(self):
        self.net.train()
        for image, mask in self.train_loader:
            self.opt.zero_grad()
            self.loss_fn(self.net(image), mask).backward()
            self.opt.step()

    @torch.no_grad()
    def validate(self):
        self.net.eval()
        inter = union = 0.0
        for image, mask in self.val_loader:
            pred = self.net(image).gt(0.5)
            inter += (pred & mask.bool()).sum().item()
            union += (pred | mask.bool()).sum().item()
        return inter / union


def main(train_loader, val_loader):
    trainer = SegTrainer(train_loader, val_loader)
    for _ in range(10):
        trainer.train()
        print(trainer.validate())
