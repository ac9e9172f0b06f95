import torch
from sklearn.model_selection import train_test_split
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
X = torch.randn(900, 10)
Y = (X[:, :2].prod(1) > 0).long()

net = nn.Sequential(nn.Linear(10, 64), nn.ReLU(), nn.Linear(64, 2))
opt = torch.optim.Adam(net.parameters(), 2e-3)
ce = nn.CrossEntropyLoss()

for epoch in range(25):
    xt, xv, yt, yv = train_test_split(X, Y, test_size=0.2)
    train_dl = DataLoader(TensorDataset(xt, yt), batch_size=32, shuffle=True)
    val_dl = DataLoader(TensorDataset(xv, yv), batch_size=64)
    net.train()
    for x, y in train_dl:
        opt.zero_grad()
        loss = ce(net(x), y)
        loss.backward()
        opt.step()
    net.eval()
    hits = 0
    with torch.no_grad():
        for x, y in val_dl:
            hits += (net(x).argmax(1) == y).sum().item()
    print(f"epoch {epoch}: loss {loss.item():.3f} val acc {hits / len(yv):.3f}")
