import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets
from torchvision.transforms import v2 as T

pipeline = T.Compose([T.RandomResizedCrop(224), T.RandomHorizontalFlip(), T.ToImage(), T.ToDtype(torch.float32, scale=True)])
train_ds = datasets.ImageFolder("data/train", transform=pipeline)
valid_ds = datasets.ImageFolder("data/valid", transform=pipeline)
train_dl = DataLoader(train_ds, batch_size=32, shuffle=True)
valid_dl = DataLoader(valid_ds, batch_size=64)
net = nn.Sequential(nn.Flatten(), nn.Linear(3 * 224 * 224, 10))
opt = torch.optim.SGD(net.parameters(), lr=0.01)
for epoch in range(5):
    net.train()
    for x, y in train_dl:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
    net.eval()
    right = 0
    with torch.no_grad():
        for x, y in valid_dl:
            right += (net(x).argmax(1) == y).sum().item()
    print(right / len(valid_ds))
