import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(96, 4)
loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
model = nn.Linear(4, 1)
opt = torch.optim.SGD(model.parameters(), lr=1e-2)
for epoch in range(3):
    model.train()
    for a, b in loader:
        if epoch == 0:
            opt.zero_grad()
        loss = (model(a) - b).abs().mean()
        loss.backward()
        opt.step()
    print(epoch, loss.item())
