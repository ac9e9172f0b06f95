import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, use_amp):
        self.use_amp = use_amp
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.net = nn.Linear(5, 2).to(self.device)
        self.opt = torch.optim.SGD(self.net.parameters(), lr=0.1)
        self.scaler = torch.amp.GradScaler(self.device) if use_amp else None

    def batch(self, a, b):
        self.opt.zero_grad()
        with torch.autocast(self.device, dtype=torch.float16, enabled=self.use_amp):
            loss = nn.functional.cross_entropy(self.net(a.to(self.device)), b.to(self.device))
        if self.scaler is not None:
            self.scaler.scale(loss).backward()
            self.scaler.step(self.opt)
            self.scaler.update()
        else:
            self.opt.step()
        return loss.item()


def main(use_amp):
    torch.manual_seed(0)
    x = torch.randn(64, 5)
    t = Trainer(use_amp)
    for epoch in range(2):
        t.net.train()
        for a, b in DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=8, shuffle=True):
            t.batch(a, b)


if __name__ == "__main__":
    import argparse

    ap = argparse.ArgumentParser()
    ap.add_argument("--amp", action="store_true")
    main(ap.parse_args().amp)
