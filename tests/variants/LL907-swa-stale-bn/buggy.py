import torch
from torch import nn
from torch.optim.swa_utils import SWALR, AveragedModel, update_bn


def main(loader, val_loader):
    net = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.Flatten(), nn.LazyLinear(10))
    swa = AveragedModel(net)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    swa_lr = SWALR(opt, swa_lr=0.05)
    for epoch in range(100):
        net.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()
        if epoch > 75:
            swa.update_parameters(net)
            swa_lr.step()
    swa.eval()
    with torch.no_grad():
        print(sum((swa(x).argmax(1) == y).sum().item() for x, y in val_loader))


if __name__ == '__main__':
    import pieces

    loader = pieces.get_loader()
    val_loader = pieces.get_val_loader()
    main(loader, val_loader)
