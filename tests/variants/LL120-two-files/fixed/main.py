import torch
from engine import optimize
from torch import nn

net = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 3))
net[0].requires_grad_(False)
trainable = [p for p in net.parameters() if p.requires_grad]
optimizer = torch.optim.AdamW(trainable, lr=3e-4)
for epoch in range(5):
    for x in torch.randn(40, 32, 4):
        optimize(nn.functional.cross_entropy(net(x), x.argmax(1).clamp(max=2)), optimizer, trainable)
