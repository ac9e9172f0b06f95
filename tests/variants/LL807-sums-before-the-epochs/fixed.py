import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.randn(200, 4), torch.randint(0, 2, (200,)))
loader = DataLoader(data, batch_size=20, shuffle=True)
model = nn.Linear(4, 2)
criterion = nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
running_loss, correct = 0.0, 0
for epoch in range(5):
    running_loss, correct = 0.0, 0
    for x, y in loader:
        optimizer.zero_grad()
        out = model(x)
        loss = criterion(out, y)
        loss.backward()
        optimizer.step()
        running_loss += loss.item()
        correct += (out.argmax(1) == y).sum().item()
    print(epoch, running_loss / len(loader), correct / len(data))
