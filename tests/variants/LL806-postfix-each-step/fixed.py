import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset
from tqdm import tqdm

device = "cuda"
data = TensorDataset(torch.randn(20000, 100), torch.randint(0, 10, (20000,)))
loader = DataLoader(data, batch_size=100, shuffle=True)
net = nn.Sequential(nn.Linear(100, 500), nn.ReLU(), nn.Linear(500, 10)).to(device)
optimizer = torch.optim.Adam(net.parameters())
for epoch in range(10):
    bar = tqdm(loader)
    for step, (x, y) in enumerate(bar):
        x, y = x.to(device), y.to(device)
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(net(x), y)
        loss.backward()
        optimizer.step()
        if step % 50 == 0:
            bar.set_postfix(loss=loss.item())
