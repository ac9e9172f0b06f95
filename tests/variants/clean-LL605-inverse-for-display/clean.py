import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets, transforms
from torchvision.utils import save_image

mean, std = torch.tensor([0.485, 0.456, 0.406]), torch.tensor([0.229, 0.224, 0.225])
normalize = transforms.Normalize(mean=mean.tolist(), std=std.tolist())
unnormalize = transforms.Normalize(mean=(-mean / std).tolist(), std=(1 / std).tolist())
train_tf = transforms.Compose([transforms.RandomResizedCrop(128), transforms.ToTensor(), normalize])
test_tf = transforms.Compose([transforms.Resize(144), transforms.CenterCrop(128), transforms.ToTensor(), normalize])

train_loader = DataLoader(datasets.ImageFolder("data/train", train_tf), 64, shuffle=True)
test_loader = DataLoader(datasets.ImageFolder("data/test", test_tf), 64)
net = nn.Sequential(nn.Conv2d(3, 32, 3, 2), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(32, 10))
opt = torch.optim.Adam(net.parameters())
for epoch in range(5):
    net.train()
    for x, y in train_loader:
        opt.zero_grad()
        nn.CrossEntropyLoss()(net(x), y).backward()
        opt.step()
    net.eval()
    wrong = []
    with torch.no_grad():
        for x, y in test_loader:
            bad = net(x).argmax(1) != y
            wrong.append(unnormalize(x[bad]).cpu())
    save_image(torch.cat(wrong)[:64], f"wrong_{epoch}.png")
