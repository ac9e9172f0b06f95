import torch
import torchvision
from torch import nn


def set_trainable(module, trainable):
    for p in module.parameters():
        p.requires_grad = trainable


model = torchvision.models.resnet34(weights="DEFAULT")
set_trainable(model, False)
model.fc = nn.Linear(512, 12)
optimizer = torch.optim.AdamW(filter(lambda p: p.requires_grad, model.parameters()), lr=1e-3)
for epoch in range(20):
    if epoch == 3:
        set_trainable(model.layer4, True)
    for images, labels in torch.load("train.pt"):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(images), labels).backward()
        optimizer.step()
