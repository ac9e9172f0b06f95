import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def descend(x, y):
    model = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    # the batches -- full batch as there are 4000 examples
    loader = DataLoader(TensorDataset(x, y), batch_size=4000, shuffle=False)
    for epoch in range(100):
        for inputs, wanted in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(inputs), wanted).backward()
            optimizer.step()


def measure_vram(model, data, sizes):
    for size in sizes:
        loader = DataLoader(data, batch_size=size, shuffle=False)
        torch.cuda.reset_peak_memory_stats()
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-5)
        for inputs, wanted in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(inputs.cuda()), wanted.cuda()).backward()
            optimizer.step()
        print(size, torch.cuda.max_memory_allocated())


descend(*torch.load("points.pt"))
measure_vram(nn.Linear(8, 1).cuda(), TensorDataset(torch.randn(512, 8), torch.randn(512, 1)), [8, 16, 32])
