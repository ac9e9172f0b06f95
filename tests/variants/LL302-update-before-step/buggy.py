import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

device = "cuda" if torch.cuda.is_available() else "cpu"
net = nn.Sequential(nn.Linear(10, 32), nn.ReLU(), nn.Linear(32, 2)).to(device)
opt = torch.optim.AdamW(net.parameters())
scaler = torch.amp.GradScaler(device)
x = torch.randn(320, 10)
loader = DataLoader(TensorDataset(x, (x.sum(1) > 0).long()), batch_size=32, shuffle=True)
for epoch in range(2):
    net.train()
    for xb, yb in loader:
        opt.zero_grad()
        with torch.autocast(device, dtype=torch.float16):
            loss = nn.functional.cross_entropy(net(xb.to(device)), yb.to(device))
        scaler.scale(loss).backward()
        scaler.update()
        scaler.step(opt)
