import torch
from efficientnet_pytorch import EfficientNet
from torch import nn
from torch.utils.data import DataLoader


class EfficientNet(EfficientNet):
    def forward_midway(self, x):
        return self.extract_features(x)


net = EfficientNet.from_name("efficientnet-b0")
net._fc = nn.Linear(1280, 7)
sgd = torch.optim.SGD(net.parameters(), lr=0.05)
crops = DataLoader(torch.load("crops.pt"), batch_size=16, shuffle=True)
for sweep in range(8):
    for crop, label in crops:
        gap = nn.functional.cross_entropy(net(crop), label)
        sgd.zero_grad()
        gap.backward()
        sgd.step()
