import pandas as pd
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Houses(Dataset):
    def __init__(self, path):
        frame = pd.read_csv(path)
        self.x = torch.tensor(frame.drop(columns="price").values, dtype=torch.float32)
        self.y = torch.tensor(frame["price"].values, dtype=torch.float32)

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return self.x[i], self.y[i]


class Net(nn.Module):
    def __init__(self, n):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(n, 32), nn.ReLU(), nn.Linear(32, 1))

    def forward(self, x):
        return self.layers(x).squeeze(-1)


data = Houses("houses.csv")
loader = DataLoader(data, batch_size=32, shuffle=True)
net = Net(data.x.shape[1])
opt = torch.optim.Adam(net.parameters())
for epoch in range(100):
    for x, y in loader:
        pred = net(x)
        loss = nn.functional.l1_loss(pred, y)
        opt.zero_grad()
        loss.backward()
        opt.step()
