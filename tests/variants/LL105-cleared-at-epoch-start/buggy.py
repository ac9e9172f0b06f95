import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(220, 5)
loader = DataLoader(TensorDataset(x, x.max(1, keepdim=True).values), batch_size=10, shuffle=True)
model = nn.Sequential(nn.Linear(5, 16), nn.ReLU(), nn.Linear(16, 1))
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
accumulate, seen = 4, 0
for epoch in range(3):
    model.train()
    optimizer.zero_grad()
    for a, b in loader:
        seen += 1
        loss = nn.functional.mse_loss(model(a), b) / accumulate
        loss.backward()
        if seen % accumulate == 0:
            optimizer.step()
            optimizer.zero_grad()
    print(epoch, loss.item())
