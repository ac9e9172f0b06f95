import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from engine import run_epoch

net = nn.Linear(12, 3)
batches = DataLoader(TensorDataset(torch.rand(64, 12), torch.randint(0, 3, (64,))), batch_size=8, shuffle=True)
optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
for epoch in range(4):
    run_epoch(net, batches, optimizer, nn.CrossEntropyLoss(), torch.cuda.is_available())
