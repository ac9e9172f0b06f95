import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
device = "cuda" if torch.cuda.is_available() else "cpu"
x = torch.randn(60, 6)
train_dl = DataLoader(TensorDataset(x, (x[:, :1] > 0).float()), batch_size=6, shuffle=True)
net = nn.Linear(6, 1).to(device)
opt = torch.optim.SGD(net.parameters(), lr=0.5)
scaler = torch.amp.GradScaler(device)
for epoch in range(3):
    net.train()
    for a, b in train_dl:
        opt.zero_grad()
        with torch.autocast(device, dtype=torch.float16):
            loss = nn.functional.binary_cross_entropy_with_logits(net(a.to(device)), b.to(device))
        scaler.scale(loss).backward()
        scaler.step(opt)
        scaler.update()
    print(epoch, loss.item())
