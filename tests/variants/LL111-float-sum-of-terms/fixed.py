import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(64, 5)
net = nn.Linear(5, 4)
opt = torch.optim.Adam(net.parameters(), lr=1e-2)
for epoch in range(2):
    net.train()
    for (a,) in DataLoader(TensorDataset(x), batch_size=8, shuffle=True):
        out = net(a)
        terms = [out.pow(2).mean(), out.std()]
        loss = terms[0] + terms[1]
        opt.zero_grad()
        loss.backward()
        opt.step()
