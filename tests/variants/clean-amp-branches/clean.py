import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Engine:
    def __init__(self, args, net, device):
        self.args, self.net, self.device = args, net.to(device), device
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=args.lr)
        self.scaler = torch.amp.GradScaler(device) if args.amp else None

    def backward(self, loss):
        if self.scaler is not None:
            self.scaler.scale(loss).backward()
        else:
            loss.backward()

    def step(self):
        if self.args.clip:
            if self.args.amp:
                self.scaler.unscale_(self.optimizer)
            nn.utils.clip_grad_norm_(self.net.parameters(), self.args.clip)
        if self.scaler is None:
            self.optimizer.step()
        else:
            self.scaler.step(self.optimizer)
            self.scaler.update()
        self.optimizer.zero_grad()

    def train(self, loader):
        self.net.train()
        for i, (x, y) in enumerate(loader):
            with torch.autocast(self.device, dtype=torch.float16, enabled=self.args.amp):
                loss = nn.functional.cross_entropy(self.net(x.to(self.device)), y.to(self.device))
            self.backward(loss / self.args.accum)
            if (i + 1) % self.args.accum == 0 or i + 1 == len(loader):
                self.step()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--amp", action="store_true")
    parser.add_argument("--clip", type=float, default=1.0)
    parser.add_argument("--accum", type=int, default=2)
    parser.add_argument("--lr", type=float, default=1e-3)
    args = parser.parse_args()
    x = torch.randn(256, 6)
    engine = Engine(args, nn.Linear(6, 3), "cuda" if torch.cuda.is_available() else "cpu")
    for epoch in range(2):
        engine.train(DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=16, shuffle=True))
