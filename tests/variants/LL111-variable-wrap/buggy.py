import torch
from torch import nn
from torch.autograd import Variable
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(80, 5)
loader = DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=8, shuffle=True)
net = nn.Linear(5, 2)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
criterion = nn.CrossEntropyLoss()
for epoch in range(2):
    net.train()
    for a, b in loader:
        loss = criterion(net(a), b)
        loss = Variable(loss.data, requires_grad=True)
        opt.zero_grad()
        loss.backward()
        opt.step()
    print(epoch, loss.item())
