import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def step(model, criterion, optimizer, images, labels):
    outputs = model(images)
    loss = criterion(outputs, labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    images = torch.randn(80, 1, 4, 4)
    loader = DataLoader(TensorDataset(images, (images.mean((1, 2, 3)) > 0).long()), batch_size=8, shuffle=True)
    model = nn.Sequential(nn.Flatten(), nn.Linear(16, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(2):
        model.train()
        for images, labels in loader:
            last = step(model, nn.CrossEntropyLoss(), optimizer, images, labels)
        print(epoch, last)
