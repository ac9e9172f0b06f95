import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(90, 4)
loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=10, shuffle=True)
net = nn.Linear(4, 1)
opt = torch.optim.LBFGS(net.parameters(), max_iter=1)
sgd = torch.optim.SGD(net.parameters(), lr=0.1)
for epoch in range(5):
    net.train()
    sgd.zero_grad()
    for a, b in loader:
        loss = nn.functional.mse_loss(net(a), b) * len(a) / len(x)
        loss.backward()
    sgd.step()
print(loss.item())
