import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from utils import WarmUpLR

torch.manual_seed(0)
x = torch.randn(400, 10)
loader = DataLoader(TensorDataset(x, x[:, :5].argmax(1)), batch_size=20, shuffle=True)
net = nn.Sequential(nn.Linear(10, 40), nn.ReLU(), nn.Linear(40, 5))
optimizer = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9, weight_decay=5e-4)
warmup_scheduler = WarmUpLR(optimizer, len(loader))


def train(epoch):
    net.train()
    for xb, yb in loader:
        if epoch <= 1:
            warmup_scheduler.step()
        optimizer.zero_grad()
        nn.functional.cross_entropy(net(xb), yb).backward()
        optimizer.step()


for epoch in range(1, 6):
    train(epoch)
