import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(100, 6)
loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1), x.sum(1)), batch_size=10, shuffle=True)
net = nn.Sequential(nn.Linear(6, 24), nn.ReLU(), nn.Linear(24, 4))
optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
for epoch in range(2):
    net.train()
    for feats, cls, val in loader:
        out = net(feats)
        ce = nn.functional.cross_entropy(out[:, :3], cls)
        reg = nn.functional.mse_loss(out[:, 3], val)
        loss = ce + 0.1 * reg
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    print(epoch, loss.item())
