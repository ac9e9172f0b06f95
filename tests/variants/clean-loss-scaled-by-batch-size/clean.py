import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class DetectionLoss:
    def __init__(self, weight):
        self.weight = weight
        self.bce = nn.BCEWithLogitsLoss()

    def __call__(self, pred, target):
        box = (pred[:, :2] - target[:, :2]).abs().mean()
        obj = self.bce(pred[:, 2], target[:, 2])
        loss = self.weight * box + obj
        return loss * pred.shape[0], torch.stack([box, obj]).detach()


def train(net, loader, opt, compute_loss, nominal=64, batch=8):
    accumulate = max(round(nominal / batch), 1)
    opt.zero_grad()
    for i, (a, b) in enumerate(loader):
        loss, items = compute_loss(net(a), b)
        loss.backward()
        if (i + 1) % accumulate == 0 or i + 1 == len(loader):
            opt.step()
            opt.zero_grad()
    return items


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(160, 5)
    net = nn.Linear(5, 3)
    loader = DataLoader(TensorDataset(x, (x[:, :3] > 0).float()), batch_size=8, shuffle=True)
    opt = torch.optim.SGD(net.parameters(), lr=1e-3)
    for epoch in range(2):
        print(train(net, loader, opt, DetectionLoss(0.05)))
