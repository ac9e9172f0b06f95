import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(90, 5)
loader = DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=9, shuffle=True)
net = nn.Linear(5, 2)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
for epoch in range(2):
    net.train()
    for a, b in loader:
        logits = net(a)
        loss = nn.functional.cross_entropy(logits, b)
        opt.zero_grad()
        loss.backward()
        opt.step()
    print(epoch, loss.item())
