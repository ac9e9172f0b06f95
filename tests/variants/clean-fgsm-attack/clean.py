import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(60, 4)
net = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 2))
opt = torch.optim.SGD(net.parameters(), lr=0.1)
loader = DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=6, shuffle=True)
for epoch in range(2):
    net.train()
    for a, b in loader:
        delta = torch.zeros_like(a, requires_grad=True)
        for _ in range(3):
            nn.functional.cross_entropy(net(a + delta), b).backward()
            delta.data = (delta + 0.05 * delta.grad.sign()).clamp(-0.2, 0.2)
            delta.grad.zero_()
        opt.zero_grad()
        nn.functional.cross_entropy(net(a + delta.detach()), b).backward()
        opt.step()
