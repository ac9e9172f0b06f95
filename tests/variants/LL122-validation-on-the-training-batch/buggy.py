import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

x = torch.rand(600, 12)
y = (x.sum(1) > 6).long()
train_loader = DataLoader(TensorDataset(x[:500], y[:500]), batch_size=50, shuffle=True)
test_loader = DataLoader(TensorDataset(x[500:], y[500:]), batch_size=50)

net = nn.Sequential(nn.Linear(12, 32), nn.ReLU(), nn.Linear(32, 2))
optimizer = torch.optim.Adam(net.parameters())

for epoch in range(20):
    net.train()
    for features, labels in train_loader:
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(net(features), labels)
        loss.backward()
        optimizer.step()

    net.eval()
    hits = 0
    with torch.no_grad():
        for test_features, test_labels in test_loader:
            guesses = net(features).argmax(1)
            hits += (guesses == test_labels).sum().item()
    print(epoch, hits / 100)
