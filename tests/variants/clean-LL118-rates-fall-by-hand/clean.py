import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.randn(400, 6), torch.randn(400, 1)), 40, shuffle=True)
net = nn.Sequential(nn.Linear(6, 20), nn.ReLU(), nn.Linear(20, 1))
for lr, epochs in [(0.1, 10), (0.01, 10), (0.001, 5)]:
    opt = torch.optim.SGD(net.parameters(), lr=lr, momentum=0.9)
    for epoch in range(epochs):
        total = 0.0
        for x, y in loader:
            loss = nn.functional.mse_loss(net(x), y)
            opt.zero_grad()
            loss.backward()
            opt.step()
            total += loss.item()
        print(lr, epoch, total / len(loader))
torch.save(net.state_dict(), "net.pt")
