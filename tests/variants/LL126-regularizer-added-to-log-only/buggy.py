import torch
import torch.nn.functional as F

from data import pairs
from encoder import Encoder


def info_nce(a, b, t=0.07):
    a, b = F.normalize(a, dim=-1), F.normalize(b, dim=-1)
    logits = a @ b.T / t
    return F.cross_entropy(logits, torch.arange(len(a), device=a.device))


def variance(z):
    return F.relu(1 - z.std(0)).mean()


net = Encoder().cuda()
optimizer = torch.optim.AdamW(net.parameters(), lr=3e-4)
for epoch in range(50):
    net.train()
    for a, b in pairs:
        za, zb = net(a.cuda()), net(b.cuda())
        nce = info_nce(za, zb)
        var = variance(za) + variance(zb)
        loss = nce + 0.1 * var
        optimizer.zero_grad()
        nce.backward()
        optimizer.step()
    print(f"{epoch} nce {nce.item():.3f} total {loss.item():.3f}")
torch.save(net.state_dict(), "encoder.pt")
