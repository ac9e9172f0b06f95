import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets, transforms


def main():
    data = datasets.ImageFolder("train", transforms.Compose([transforms.Resize((64, 64)), transforms.ToTensor()]))
    loader = DataLoader(data, batch_size=32, num_workers=2, shuffle=True)
    net = nn.Sequential(nn.Flatten(), nn.Linear(3 * 64 * 64, 10))
    opt = torch.optim.SGD(net.parameters(), lr=0.01)
    for epoch in range(10):
        net.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()


if __name__ == '__main__':
    import pieces

    main()
