import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

table = np.loadtxt("wine.csv", delimiter=",").astype("float32")
inputs, labels = table[:, 1:], table[:, 0].astype("int64") - 1
train_set = TensorDataset(torch.from_numpy(inputs[:150]), torch.from_numpy(labels[:150]))
val_set = TensorDataset(torch.from_numpy(inputs[120:]), torch.tensor(labels[120:], dtype=torch.long))
train_loader = DataLoader(train_set, batch_size=16, shuffle=True)
val_loader = DataLoader(val_set, batch_size=16)
model = nn.Sequential(nn.Linear(13, 32), nn.ReLU(), nn.Linear(32, 3))
optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
for epoch in range(40):
    model.train()
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    model.eval()
    with torch.no_grad():
        hits = sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader)
    print(epoch, hits / len(val_set))
