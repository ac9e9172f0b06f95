import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

net = nn.Linear(9, 4)
opt = torch.optim.SGD(net.parameters(), 0.1)
dl = DataLoader(TensorDataset(torch.randn(400, 9), torch.randint(0, 4, (400,))), 40, shuffle=True)
for epoch in range(5):
    for x, y in dl:
        out = net(x)
        loss = F.cross_entropy(out, y, label_smoothing=0.1)
        with torch.no_grad():
            nll_loss = F.cross_entropy(out, y)
            reg_loss = sum(p.pow(2).sum() for p in net.parameters())
        opt.zero_grad()
        loss.backward()
        opt.step()
    print(epoch, loss.item(), nll_loss.item(), reg_loss.item())
