import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

device = "cuda" if torch.cuda.is_available() else "cpu"
EPOCHS = 3
x = torch.randn(320, 8)
train_dl = DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=32, shuffle=True)
net = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 2)).to(device)
optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=1e-2, total_steps=EPOCHS * len(train_dl))
scaler = torch.amp.GradScaler(device)
for epoch in range(EPOCHS):
    net.train()
    for xb, yb in train_dl:
        optimizer.zero_grad()
        with torch.autocast(device, dtype=torch.float16):
            loss = nn.functional.cross_entropy(net(xb.to(device)), yb.to(device))
        scaler.scale(loss).backward()
        scheduler.step()
        scaler.step(optimizer)
        scaler.update()
