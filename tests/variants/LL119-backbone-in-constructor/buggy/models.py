import torch.nn as nn
from torchvision import models


class Retrieval(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.trunk = models.resnet50(weights="IMAGENET1K_V2")
        self.trunk.fc = nn.Identity()
        self.trunk.requires_grad = False
        self.project = nn.Linear(2048, dim)

    def forward(self, images):
        return nn.functional.normalize(self.project(self.trunk(images)), dim=-1)
