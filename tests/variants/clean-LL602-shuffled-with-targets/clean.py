import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

features, labels = torch.randn(1200, 4), torch.randint(0, 2, (1200,))
train_loader = DataLoader(TensorDataset(features[:1000], labels[:1000]), 50, shuffle=True)
test_loader = DataLoader(TensorDataset(features[1000:], labels[1000:]), 50, shuffle=True)
model = nn.Linear(4, 2)
opt = torch.optim.SGD(model.parameters(), 0.1)
for x, y in train_loader:
    opt.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()
    opt.step()
preds, golds = [], []
with torch.no_grad():
    for x, y in test_loader:
        preds.append(model(x).argmax(1))
        golds.append(y)
print((torch.cat(preds) == torch.cat(golds)).float().mean())
