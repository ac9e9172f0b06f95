import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from loop import train

x = torch.randn(400, 6)
loader = DataLoader(TensorDataset(x, x[:, :1]), batch_size=20, shuffle=True)
model = nn.Sequential(nn.Linear(6, 32), nn.ReLU(), nn.Linear(32, 1))
optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
iters_per_epoch = len(loader)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=4 * iters_per_epoch, gamma=0.3)
train(model, loader, optimizer, scheduler, epochs=12)
