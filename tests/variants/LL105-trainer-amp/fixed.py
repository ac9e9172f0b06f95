import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class T:
    def __init__(self, net, every):
        self.dev = "cuda" if torch.cuda.is_available() else "cpu"
        self.net = net.to(self.dev)
        self.opt = torch.optim.SGD(net.parameters(), lr=0.01)
        self.scaler = torch.amp.GradScaler(self.dev)
        self.every = every

    def update(self):
        self.scaler.step(self.opt)
        self.scaler.update()
        self.opt.zero_grad()

    def run(self, loader):
        self.net.train()
        for n, (a, b) in enumerate(loader, 1):
            with torch.autocast(self.dev, dtype=torch.float16):
                loss = nn.functional.mse_loss(self.net(a.to(self.dev)), b.to(self.dev)) / self.every
            self.scaler.scale(loss).backward()
            if n % self.every == 0 or n == len(loader):
                self.update()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(70, 4)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    t = T(nn.Linear(4, 1), 4)
    for epoch in range(3):
        t.run(loader)
