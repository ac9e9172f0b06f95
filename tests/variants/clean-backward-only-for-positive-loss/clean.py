import torch
from torch import nn

torch.manual_seed(0)
w = nn.Linear(4, 1)
opt = torch.optim.SGD(w.parameters(), lr=0.1)
for step in range(50):
    x = torch.randn(4)
    y = 1.0 if x[0] > 0 else -1.0
    opt.zero_grad()
    loss = torch.relu(1 - y * w(x)).sum()
    if loss.item() > 0:
        loss.backward()
    opt.step()
print(loss.item())
