import torch
from losses import total_loss
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(90, 5)
net = nn.Sequential(nn.Linear(5, 10), nn.ReLU(), nn.Linear(10, 1))
optimizer = torch.optim.AdamW(net.parameters())
for epoch in range(3):
    net.train()
    history = []
    for batch in DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=9, shuffle=True):
        loss = total_loss(net, batch, 0.1)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        history.append(loss.item())
    print(epoch, sum(history) / len(history))
