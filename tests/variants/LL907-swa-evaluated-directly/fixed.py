import torch
from torch import nn
from torch.optim.swa_utils import SWALR, AveragedModel
from torch.utils.data import DataLoader
from torchvision import datasets, models, transforms


def evaluate(net, loader, device):
    net.eval()
    hits = n = 0
    with torch.no_grad():
        for x, y in loader:
            hits += (net(x.to(device)).argmax(1).cpu() == y).sum().item()
            n += len(y)
    return hits / n


def main():
    device = "cuda"
    tf = transforms.ToTensor()
    train_loader = DataLoader(datasets.CIFAR10("d", train=True, transform=tf, download=True), 128, shuffle=True)
    test_loader = DataLoader(datasets.CIFAR10("d", train=False, transform=tf), 512)
    net = models.resnet18(num_classes=10).to(device)
    swa_net = AveragedModel(net)
    opt = torch.optim.SGD(net.parameters(), 0.05, momentum=0.9)
    cosine = torch.optim.lr_scheduler.CosineAnnealingLR(opt, T_max=75)
    swa_sched = SWALR(opt, swa_lr=0.02)
    for epoch in range(100):
        net.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x.to(device)), y.to(device)).backward()
            opt.step()
        if epoch >= 75:
            swa_net.update_parameters(net)
            swa_sched.step()
        else:
            cosine.step()
    torch.optim.swa_utils.update_bn(train_loader, swa_net, device=device)
    print("swa", evaluate(swa_net, test_loader, device))
    torch.save(swa_net.module.state_dict(), "swa.pt")


main()
