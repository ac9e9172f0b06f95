import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

model = nn.Linear(12, 3)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.9**epoch)
loader = DataLoader(TensorDataset(torch.rand(64, 12), torch.randint(0, 3, (64,))), batch_size=8, shuffle=True)
for epoch in range(10):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    schedule.step()
