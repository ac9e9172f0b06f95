import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(90, 5)
loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=6, shuffle=True)
net = nn.Linear(5, 3)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
count, window = 0, 4
for epoch in range(2):
    for i, (a, b) in enumerate(loader):
        loss = nn.functional.cross_entropy(net(a), b, reduction="sum")
        loss.backward()
        count += len(b)
        if (i + 1) % window == 0 or i + 1 == len(loader):
            for p in net.parameters():
                p.grad /= count
            opt.step()
            opt.zero_grad()
            count = 0
