import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn
from torch.utils.data import DataLoader, TensorDataset


def accuracy(net, loader):
    net.eval()
    with torch.no_grad():
        hits = [(net(x).argmax(1) == y).float().mean() for x, y in loader]
    return torch.stack(hits).mean().item()


net = nn.Sequential(nn.Linear(30, 60), nn.ReLU(), nn.Linear(60, 4))
ema = AveragedModel(net, multi_avg_fn=get_ema_multi_avg_fn(0.999))
opt = torch.optim.AdamW(net.parameters())
train = DataLoader(TensorDataset(torch.randn(4000, 30), torch.randint(0, 4, (4000,))), 100, shuffle=True)
val = DataLoader(TensorDataset(torch.randn(400, 30), torch.randint(0, 4, (400,))), 100)
for epoch in range(20):
    net.train()
    for x, y in train:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
        ema.update_parameters(net)
    print(epoch, accuracy(net, val))
torch.save(net.state_dict(), "net.pt")
