import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, net, device, every=4):
        self.net, self.device, self.every = net.to(device), device, every
        self.opt = torch.optim.SGD(self.net.parameters(), lr=0.1)
        self.scaler = torch.amp.GradScaler(device)

    def backward(self, loss):
        self.scaler.scale(loss / self.every).backward()

    def apply(self):
        self.scaler.unscale_(self.opt)
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.scaler.step(self.opt)
        self.scaler.update()
        self.opt.zero_grad()

    def fit(self, loader):
        self.net.train()
        for n, (x, y) in enumerate(loader, start=1):
            with torch.autocast(self.device, dtype=torch.float16):
                loss = nn.functional.cross_entropy(self.net(x.to(self.device)), y.to(self.device))
            self.backward(loss)
            if n % self.every == 0 or n == len(loader):
                self.apply()


if __name__ == "__main__":
    x = torch.randn(256, 6)
    Trainer(nn.Linear(6, 3), "cuda" if torch.cuda.is_available() else "cpu").fit(
        DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=16, shuffle=True)
    )
