import torch
from torch import nn
from torch.nn.parallel import data_parallel
from torch.utils.data import DataLoader
from torchvision import models
from torchvision.datasets import ImageFolder
from torchvision.transforms import Compose, RandomHorizontalFlip, RandomResizedCrop, ToTensor

learn = Compose([RandomResizedCrop(224), RandomHorizontalFlip(), ToTensor()])
judge = Compose([RandomResizedCrop(224), ToTensor()])
only, patience = 0, 3
for number, folder in enumerate(("first", "second", "third")):
    if number < only:
        continue
    if number > only:
        break
    net = models.resnet18().cuda()
    sgd = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
    best, worse, stop = 1e9, 0, False
    valid_loader = DataLoader(ImageFolder(f"{folder}/held", transform=judge), batch_size=64)
    shown = DataLoader(ImageFolder(f"{folder}/shown", transform=learn), batch_size=64, shuffle=True)
    for epoch in range(30):
        if stop:
            break
        net.train()
        for x, y in shown:
            sgd.zero_grad()
            nn.functional.cross_entropy(data_parallel(net, x.cuda()), y.cuda()).backward()
            sgd.step()
        net.eval()
        total = 0.0
        with torch.no_grad():
            for x, y in valid_loader:
                total += nn.functional.cross_entropy(data_parallel(net, x.cuda()), y.cuda()).item()
        worse = 0 if total < best else worse + 1
        best = min(best, total)
        stop = worse > patience
