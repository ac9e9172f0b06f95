import torch
from torch import nn

model = nn.GRU(16, 32, batch_first=True)
head = nn.Linear(32, 4)
params = list(model.parameters()) + list(head.parameters())
opt = torch.optim.RMSprop(params, lr=1e-3)
for step in range(2000):
    x = torch.randn(8, 20, 16)
    y = torch.randint(0, 4, (8,))
    out, _ = model(x)
    loss = nn.functional.cross_entropy(head(out[:, -1]), y)
    opt.zero_grad()
    loss.backward(retain_graph=True)
    opt.step()
