import torch
from torch import nn
from torch.optim.lr_scheduler import ReduceLROnPlateau
from torch.utils.data import DataLoader, TensorDataset
from torchmetrics.classification import BinaryAccuracy


def validate(net, dl):
    net.eval()
    m = BinaryAccuracy()
    with torch.no_grad():
        for x, y in dl:
            m.update(net(x).sigmoid(), y)
    return 1 - m.compute().item()


x, y = torch.randn(400, 6), torch.randint(0, 2, (400,)).float()
tr = DataLoader(TensorDataset(x[:300], y[:300]), 30, shuffle=True)
va = DataLoader(TensorDataset(x[300:], y[300:]), 50)
net = nn.Sequential(nn.Linear(6, 16), nn.ReLU(), nn.Linear(16, 1), nn.Flatten(0))
opt = torch.optim.Adam(net.parameters())
sched = ReduceLROnPlateau(opt, patience=3)
for epoch in range(20):
    net.train()
    for xb, yb in tr:
        opt.zero_grad()
        nn.functional.binary_cross_entropy_with_logits(net(xb), yb).backward()
        opt.step()
    value = validate(net, va)
    sched.step(value)
    print(epoch, value)
