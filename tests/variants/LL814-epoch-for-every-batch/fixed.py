import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.tensorboard import SummaryWriter

writer = SummaryWriter("runs/a")
x = torch.randn(100, 3)
loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=10)
model = nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(4):
    for x, y in loader:
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
    writer.add_scalar("loss", loss, epoch)
writer.close()
