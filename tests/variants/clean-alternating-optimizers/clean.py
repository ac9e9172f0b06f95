import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(80, 4)
loader = DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=8, shuffle=True)
body, head = nn.Sequential(nn.Linear(4, 12), nn.ReLU()), nn.Linear(12, 2)
body_opt = torch.optim.SGD(body.parameters(), lr=0.05)
head_opt = torch.optim.SGD(head.parameters(), lr=0.1)
for epoch in range(2):
    for i, (a, b) in enumerate(loader):
        body_opt.zero_grad()
        head_opt.zero_grad()
        nn.functional.cross_entropy(head(body(a)), b).backward()
        if i % 2 == 0:
            head_opt.step()
        else:
            body_opt.step()
