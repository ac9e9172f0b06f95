import timm
import torch


def load(name):
    net = timm.create_model(name, pretrained=True, num_classes=5)
    net.eval()
    return net


def main(loader):
    net = load("resnet26d")
    opt = torch.optim.AdamW(net.parameters(), lr=1e-4)
    for epoch in range(5):
        for x, y in loader:
            opt.zero_grad()
            torch.nn.functional.cross_entropy(net(x), y).backward()
            opt.step()
