import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(120, 6)
loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=12, shuffle=True)
body, head = nn.Sequential(nn.Linear(6, 20), nn.ReLU()), nn.Linear(20, 3)
opt_body = torch.optim.SGD(body.parameters(), lr=0.01)
opt_head = torch.optim.Adam(head.parameters(), lr=0.01)
for epoch in range(2):
    for a, b in loader:
        loss = nn.functional.cross_entropy(head(body(a)), b)
        opt_head.zero_grad()
        loss.backward()
        for opt in (opt_body, opt_head):
            opt.step()
    print(epoch, loss.item())
