import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def conv(i, o):
    return nn.Sequential(nn.Conv2d(i, o, 3, 2, 1, bias=False), nn.BatchNorm2d(o), nn.ReLU(inplace=True))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(conv(3, 32), conv(32, 64))
        self.fc = nn.Linear(64, 10)

    def forward(self, x):
        return self.fc(self.features(x).mean((2, 3)))


@torch.no_grad()
def moving_average(slow, fast, m):
    fast_params = dict(fast.named_parameters())
    for name, p in slow.named_parameters():
        p.mul_(m).add_(fast_params[name], alpha=1 - m)


net, slow = Net(), Net()
slow.load_state_dict(net.state_dict())
slow.requires_grad_(False)
opt = torch.optim.SGD(net.parameters(), 0.1, momentum=0.9)
train = DataLoader(TensorDataset(torch.rand(5000, 3, 32, 32), torch.randint(0, 10, (5000,))), 100, shuffle=True)
val = DataLoader(TensorDataset(torch.rand(500, 3, 32, 32), torch.randint(0, 10, (500,))), 100)
for epoch in range(10):
    net.train()
    for x, y in train:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
        moving_average(slow, net, 0.999)
    slow.eval()
    with torch.no_grad():
        print(epoch, sum((slow(x).argmax(1) == y).sum().item() for x, y in val) / 500)
torch.save(slow.state_dict(), "slow.pt")
