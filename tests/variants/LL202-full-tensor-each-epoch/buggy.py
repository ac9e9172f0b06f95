import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(1200, 16)
target = (features[:, :4].sum(1) > 0).float().unsqueeze(1)
x_train, y_train, x_val, y_val = features[:1000], target[:1000], features[1000:], target[1000:]
mlp = nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Dropout(0.2), nn.Linear(64, 1))
bce = nn.BCEWithLogitsLoss()
opt = torch.optim.Adam(mlp.parameters(), lr=1e-2)
for epoch in range(50):
    mlp.train()
    opt.zero_grad()
    loss = bce(mlp(x_train), y_train)
    loss.backward()
    opt.step()
    mlp.eval()
    val_loss = bce(mlp(x_val), y_val)
    if epoch % 10 == 0:
        print(epoch, loss.item(), val_loss.item())
