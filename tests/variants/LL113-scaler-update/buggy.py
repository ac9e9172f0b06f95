import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
device = "cuda" if torch.cuda.is_available() else "cpu"
x = torch.randn(90, 5)
net = nn.Linear(5, 1).to(device)
opt = torch.optim.Adam(net.parameters(), lr=1e-2)
scaler = torch.amp.GradScaler(device)
for epoch in range(2):
    net.train()
    for a, b in DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=9, shuffle=True):
        opt.zero_grad()
        with torch.autocast(device, dtype=torch.float16):
            loss = nn.functional.mse_loss(net(a.to(device)), b.to(device))
        scaler.scale(loss).backward()
        scaler.step(opt)
        scaler.update
