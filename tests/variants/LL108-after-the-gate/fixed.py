import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(240, 5)
loader = DataLoader(TensorDataset(x, x.prod(1, keepdim=True)), batch_size=10, shuffle=True)
net = nn.Sequential(nn.Linear(5, 20), nn.ReLU(), nn.Linear(20, 1))
opt = torch.optim.SGD(net.parameters(), lr=0.01)
window = 3
for epoch in range(2):
    net.train()
    opt.zero_grad()
    for i, (a, b) in enumerate(loader):
        loss = nn.functional.l1_loss(net(a), b) / window
        loss.backward()
        if (i + 1) % window == 0 or i + 1 == len(loader):
            nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            opt.step()
            opt.zero_grad()
    print(epoch, loss.item())
