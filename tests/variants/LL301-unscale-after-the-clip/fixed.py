import torch
import torch.nn as nn
from torch.amp import GradScaler, autocast
from torch.utils.data import DataLoader, TensorDataset

device = "cuda" if torch.cuda.is_available() else "cpu"
max_norm = 2.0
model = nn.GRU(8, 32, batch_first=True).to(device)
head = nn.Linear(32, 1).to(device)
parameters = [*model.parameters(), *head.parameters()]
optim = torch.optim.SGD(parameters, lr=0.05)
scaler = GradScaler(device)
series = torch.randn(256, 12, 8)
loader = DataLoader(TensorDataset(series, series[:, -1, :1]), batch_size=32, shuffle=True)

for epoch in range(3):
    model.train()
    head.train()
    for seq, target in loader:
        optim.zero_grad()
        with autocast(device_type=device, dtype=torch.float16):
            out, _ = model(seq.to(device))
            loss = nn.functional.mse_loss(head(out[:, -1]), target.to(device))
        scaler.scale(loss).backward()
        scaler.unscale_(optim)
        torch.nn.utils.clip_grad_norm_(parameters, max_norm)
        scaler.step(optim)
        scaler.update()
