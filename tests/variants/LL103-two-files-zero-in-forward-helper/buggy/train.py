import torch
from steps import micro_batch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

EVERY = 5

torch.manual_seed(0)
x = torch.randn(400, 10)
loader = DataLoader(TensorDataset(x, x[:, :4].argmax(1)), batch_size=16, shuffle=True)
model = nn.Sequential(nn.Linear(10, 40), nn.ReLU(), nn.Linear(40, 4))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(2):
    model.train()
    total = 0.0
    for index, (xb, yb) in enumerate(loader, start=1):
        total += micro_batch(model, optimizer, xb, yb, EVERY)
        if index % EVERY == 0 or index == len(loader):
            optimizer.step()
    print(epoch, total / len(loader))
