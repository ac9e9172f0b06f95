import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(16, 16), nn.ReLU(), nn.Linear(16, 4), nn.Sigmoid())
        self.criterion = nn.BCELoss()

    def forward(self, x, y):
        return self.criterion(self.body(x), y)


net = Net().cuda()
opt = torch.optim.SGD(net.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for step in range(100):
    x, y = torch.randn(8, 16, device="cuda"), torch.rand(8, 4, device="cuda")
    opt.zero_grad()
    with torch.autocast("cuda"):
        loss = net(x, y)
    scaler.scale(loss).backward()
    scaler.step(opt)
    scaler.update()
