import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def epoch(model, loader, criterion, optimizer, device):
    model.train()
    train_loss, correct, total = 0, 0, 0
    for inputs, targets in loader:
        inputs, targets = inputs.to(device), targets.to(device)
        optimizer.zero_grad()
        outputs = model(inputs)
        loss = criterion(outputs, targets)
        loss.backward()
        optimizer.step()
        train_loss += loss.item()
        total += targets.size(0)
        correct += outputs.argmax(1).eq(targets).sum().item()
    print("loss:", train_loss / len(loader), "acc:", correct / total)


if __name__ == "__main__":
    data = TensorDataset(torch.randn(300, 7), torch.randint(0, 3, (300,)))
    net = nn.Linear(7, 3)
    sgd = torch.optim.SGD(net.parameters(), lr=0.1)
    for _ in range(3):
        epoch(net, DataLoader(data, batch_size=30, shuffle=True), nn.CrossEntropyLoss(), sgd, "cpu")
