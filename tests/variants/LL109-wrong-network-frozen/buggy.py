import torch
import torchvision
from torch import nn

model = torchvision.models.vgg16(weights="IMAGENET1K_V1")
for p in model.parameters():
    p.requires_grad = False
small = nn.Sequential(model.features, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(512, 10))
optimizer = torch.optim.Adam(model.parameters(), lr=1e-4)
for epoch in range(4):
    for images, labels in torch.load("train.pt"):
        optimizer.zero_grad()
        nn.functional.cross_entropy(small(images), labels).backward()
        optimizer.step()
