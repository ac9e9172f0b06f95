import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from engine import test

model = nn.Sequential(nn.Linear(5, 4), nn.LogSoftmax(dim=1))
test(model, DataLoader(TensorDataset(torch.randn(60, 5), torch.randint(0, 4, (60,))), batch_size=15))
