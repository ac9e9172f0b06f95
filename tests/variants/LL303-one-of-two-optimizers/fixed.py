import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Gan:
    def __init__(self, device):
        self.device = device
        self.gen = nn.Sequential(nn.Linear(3, 24), nn.ReLU(), nn.Linear(24, 2)).to(device)
        self.dis = nn.Sequential(nn.Linear(2, 24), nn.ReLU(), nn.Linear(24, 1)).to(device)
        self.gen_opt = torch.optim.Adam(self.gen.parameters(), lr=2e-4)
        self.dis_opt = torch.optim.Adam(self.dis.parameters(), lr=2e-4)
        self.scaler = torch.amp.GradScaler(device)

    def train_batch(self, real):
        z = torch.randn(len(real), 3, device=self.device)
        with torch.autocast(self.device, dtype=torch.float16):
            dis_loss = (self.dis(self.gen(z).detach()) - self.dis(real)).mean()
        self.dis_opt.zero_grad()
        self.scaler.scale(dis_loss).backward()
        self.scaler.step(self.dis_opt)
        with torch.autocast(self.device, dtype=torch.float16):
            gen_loss = -self.dis(self.gen(z)).mean()
        self.gen_opt.zero_grad()
        self.scaler.scale(gen_loss).backward()
        self.scaler.step(self.gen_opt)
        self.scaler.update()

    def train(self, loader, epochs):
        for _ in range(epochs):
            for (real,) in loader:
                self.train_batch(real.to(self.device))


if __name__ == "__main__":
    Gan("cuda" if torch.cuda.is_available() else "cpu").train(
        DataLoader(TensorDataset(torch.randn(256, 2)), batch_size=32, shuffle=True), 2
    )
