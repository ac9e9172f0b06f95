import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from losses import WeightedLoss

loader = DataLoader(TensorDataset(torch.randn(100, 4), torch.randint(0, 3, (100,))), batch_size=10, shuffle=True)
model = nn.Linear(4, 3)
criterion = WeightedLoss(0.5)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    for x, y in loader:
        optimizer.zero_grad()
        logits = model(x)
        loss = criterion(logits, y)
        loss.backward()
        optimizer.step()
