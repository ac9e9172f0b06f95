import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(loader, net, step, clear):
    net.train()
    for x, y in loader:
        clear()
        nn.functional.mse_loss(net(x), y).backward()
        step()


torch.manual_seed(0)
x = torch.randn(40, 2)
net = nn.Linear(2, 1)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
available = torch.cuda.is_available
device = "cuda" if available() else "cpu"
for epoch in range(2):
    train(DataLoader(TensorDataset(x, x[:, :1]), batch_size=4, shuffle=True), net, opt.step, opt.zero_grad)
