import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

MICRO = 8
torch.manual_seed(0)
x = torch.randn(320, 6)
loader = DataLoader(TensorDataset(x, x.cumsum(1)[:, -1:]), batch_size=32, shuffle=True, drop_last=True)
net = nn.Sequential(nn.Linear(6, 16), nn.ReLU(), nn.Linear(16, 1))
opt = torch.optim.SGD(net.parameters(), lr=1e-2, momentum=0.9)
for epoch in range(2):
    net.train()
    for xb, yb in loader:
        opt.zero_grad()
        for micro_x, micro_y in zip(xb.split(MICRO), yb.split(MICRO)):
            loss = nn.functional.mse_loss(net(micro_x), micro_y)
            (loss * len(micro_x) / len(xb)).backward()
        opt.step()
    print(epoch, loss.item())
