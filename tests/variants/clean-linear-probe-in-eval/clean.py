import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = nn.Sequential(nn.Linear(12, 32), nn.BatchNorm1d(32), nn.ReLU())
        self.fc = nn.Linear(32, 4)

    def forward(self, x):
        return self.fc(self.encoder(x))


def train(net, loader, optimizer):
    """The encoder's running statistics must not move, so the whole network stays in evaluation mode."""
    net.eval()
    for x, y in loader:
        loss = nn.functional.cross_entropy(net(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def main():
    x = torch.randn(320, 12)
    net = Net()
    for name, parameter in net.named_parameters():
        if name not in ("fc.weight", "fc.bias"):
            parameter.requires_grad = False
    trainable = [p for p in net.parameters() if p.requires_grad]
    optimizer = torch.optim.SGD(trainable, lr=0.1)
    loader = DataLoader(TensorDataset(x, x[:, :4].argmax(1)), batch_size=32, shuffle=True)
    for epoch in range(3):
        train(net, loader, optimizer)


if __name__ == "__main__":
    main()
