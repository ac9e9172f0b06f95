import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class ConvNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(nn.Conv2d(1, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.AdaptiveAvgPool2d(1))
        self.drop = nn.Dropout(0.25)
        self.fc = nn.Linear(8, 10)

    def forward(self, x):
        return self.fc(self.drop(self.features(x).flatten(1)))


def test(model, device, loader):
    model.eval()
    correct = 0
    with torch.no_grad():
        for data, target in loader:
            data, target = data.to(device), target.to(device)
            correct += model(data).argmax(1).eq(target).sum().item()
    print(f"accuracy {correct}/{len(loader.dataset)}")


def train(model, device, loader, optimizer, epoch):
    model.train()
    for data, target in loader:
        data, target = data.to(device), target.to(device)
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(data), target)
        loss.backward()
        optimizer.step()
    print(epoch, loss.item())


def main():
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    x, y = torch.randn(300, 1, 12, 12), torch.randint(0, 10, (300,))
    a = DataLoader(TensorDataset(x[:250], y[:250]), 25, shuffle=True)
    b = DataLoader(TensorDataset(x[250:], y[250:]), 50)
    model = ConvNet().to(device)
    optimizer = torch.optim.Adadelta(model.parameters())
    for epoch in range(1, 4):
        train(model, device, a, optimizer, epoch)
        test(model, device, b)


if __name__ == "__main__":
    main()
