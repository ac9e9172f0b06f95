import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class RandomShift(nn.Module):
    def __init__(self, pad=4):
        super().__init__()
        self.pad = pad

    def forward(self, x):
        if not self.training:
            return x
        n, _, h, w = x.shape
        x = nn.functional.pad(x, (self.pad,) * 4, mode="replicate")
        dx, dy = torch.randint(0, 2 * self.pad + 1, (2,)).tolist()
        return x[:, :, dy : dy + h, dx : dx + w]


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.augment = RandomShift()
        self.body = nn.Sequential(nn.Conv2d(1, 16, 3, 2), nn.ReLU(), nn.Flatten(), nn.LazyLinear(10))

    def forward(self, x):
        return self.body(self.augment(x))


net = Net()
net(torch.zeros(1, 1, 28, 28))
opt = torch.optim.Adam(net.parameters())
train_dl = DataLoader(TensorDataset(torch.rand(2000, 1, 28, 28), torch.randint(0, 10, (2000,))), 50, shuffle=True)
val_dl = DataLoader(TensorDataset(torch.rand(200, 1, 28, 28), torch.randint(0, 10, (200,))), 50)
for epoch in range(5):
    net.train()
    for x, y in train_dl:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
    net.eval()
    with torch.no_grad():
        print(epoch, sum((net(x).argmax(1) == y).sum().item() for x, y in val_dl) / 200)
