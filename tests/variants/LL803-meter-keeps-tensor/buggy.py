import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class AverageMeter:
    def __init__(self):
        self.reset()

    def reset(self):
        self.sum, self.count = 0, 0

    def update(self, val, n=1):
        self.sum += val * n
        self.count += n

    @property
    def avg(self):
        return self.sum / self.count


def train(loader, model, criterion, optimizer):
    meter = AverageMeter()
    model.train()
    for x, y in loader:
        loss = criterion(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        meter.update(loss, x.size(0))
    return meter.avg


model = nn.Sequential(nn.Linear(9, 27), nn.Tanh(), nn.Linear(27, 1))
optimizer = torch.optim.Adam(model.parameters())
loader = DataLoader(TensorDataset(torch.randn(900, 9), torch.randn(900, 1)), 30, shuffle=True)
for epoch in range(10):
    print(epoch, float(train(loader, model, nn.MSELoss(), optimizer)))
