import torch
from torch import nn
from torch.optim.lr_scheduler import ReduceLROnPlateau
from torch.utils.data import DataLoader, TensorDataset
from torchmetrics.classification import MulticlassAccuracy


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.seq = nn.Sequential(nn.Linear(12, 32), nn.ReLU(), nn.Linear(32, 3))

    def forward(self, x):
        return self.seq(x)


def evaluate(net, dl, metric):
    net.eval()
    metric.reset()
    with torch.no_grad():
        for x, y in dl:
            metric.update(net(x), y)
    return metric.compute().item()


def main():
    x, y = torch.randn(450, 12), torch.randint(0, 3, (450,))
    dl = DataLoader(TensorDataset(x[:360], y[:360]), 36, shuffle=True)
    vdl = DataLoader(TensorDataset(x[360:], y[360:]), 90)
    net = Net()
    opt = torch.optim.Adam(net.parameters(), 1e-2)
    sched = ReduceLROnPlateau(opt, mode="max", factor=0.5, patience=3)
    metric = MulticlassAccuracy(num_classes=3)
    for epoch in range(40):
        net.train()
        for xb, yb in dl:
            loss = nn.functional.cross_entropy(net(xb), yb)
            opt.zero_grad()
            loss.backward()
            opt.step()
        result = evaluate(net, vdl, metric)
        sched.step(result)
        print(epoch, result, opt.param_groups[0]["lr"])


main()
