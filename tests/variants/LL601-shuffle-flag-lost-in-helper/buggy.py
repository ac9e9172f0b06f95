from torch import nn, optim
from torch.utils.data import DataLoader
from torchvision import datasets, transforms as T


def loader(root, split, batch_size, workers=4):
    tf = T.Compose([T.Resize(64), T.ToTensor()])
    return DataLoader(datasets.STL10(root, split=split, transform=tf), batch_size=batch_size, num_workers=workers)


def main():
    train_loader = loader("data", "train", 128)
    test_loader = loader("data", "test", 256)
    net = nn.Sequential(nn.Flatten(), nn.Linear(64 * 64 * 3, 10))
    opt = optim.SGD(net.parameters(), lr=0.01)
    for epoch in range(20):
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()
    print(len(test_loader))


if __name__ == "__main__":
    main()
