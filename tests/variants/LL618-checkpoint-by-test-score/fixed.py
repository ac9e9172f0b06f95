import copy

import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets, transforms

tf = transforms.Compose([transforms.ToTensor(), transforms.Normalize((0.1307,), (0.3081,))])
train_set = datasets.MNIST("data", train=True, download=True, transform=tf)
test_set = datasets.MNIST("data", train=False, transform=tf)
train_set, dev_set = torch.utils.data.random_split(train_set, [55000, 5000], torch.Generator().manual_seed(0))
train_loader = DataLoader(train_set, 128, shuffle=True)
dev_loader = DataLoader(dev_set, 1000)
test_loader = DataLoader(test_set, 1000)


def score(net, loader):
    net.eval()
    right = total = 0
    with torch.no_grad():
        for x, y in loader:
            right += (net(x).argmax(1) == y).sum().item()
            total += len(y)
    return right / total


net = nn.Sequential(nn.Flatten(), nn.Linear(784, 300), nn.ReLU(), nn.Linear(300, 10))
opt = torch.optim.Adam(net.parameters())
best, best_state = 0.0, None
for epoch in range(20):
    net.train()
    for x, y in train_loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
    acc = score(net, dev_loader)
    if acc > best:
        best, best_state = acc, copy.deepcopy(net.state_dict())
net.load_state_dict(best_state)
print(f"test accuracy {score(net, test_loader):.4f}")
torch.save(best_state, "mnist.pt")
