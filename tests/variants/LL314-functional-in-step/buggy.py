import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def step(net, x, y, optimizer, scaler):
    with torch.autocast("cuda", dtype=torch.float16):
        p = net(x).sigmoid()
        loss = nn.functional.binary_cross_entropy(p, y)
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()


net = nn.Linear(12, 1).cuda()
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in DataLoader(TensorDataset(torch.rand(64, 12), torch.rand(64, 1)), batch_size=8, shuffle=True):
    step(net, x, y, optimizer, scaler)
