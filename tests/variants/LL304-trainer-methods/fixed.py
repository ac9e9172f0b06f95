import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Learner:
    def __init__(self, net, device):
        self.net, self.device = net.to(device), device
        self.opt = torch.optim.SGD(self.net.parameters(), lr=0.05)
        self.scaler = torch.amp.GradScaler(device)

    def forward_backward(self, x, y):
        self.opt.zero_grad()
        with torch.autocast(self.device, dtype=torch.float16):
            loss = nn.functional.cross_entropy(self.net(x.to(self.device)), y.to(self.device))
        self.scaler.scale(loss).backward()
        return loss.item()

    def update(self):
        self.scaler.step(self.opt)
        self.scaler.update()

    def fit(self, loader, epochs):
        for epoch in range(epochs):
            self.net.train()
            for x, y in loader:
                self.forward_backward(x, y)
                self.update()


if __name__ == "__main__":
    x = torch.randn(300, 4)
    Learner(nn.Linear(4, 2), "cuda" if torch.cuda.is_available() else "cpu").fit(
        DataLoader(TensorDataset(x, (x[:, 0] > 0).long()), batch_size=30, shuffle=True), 2
    )
