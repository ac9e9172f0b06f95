import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset
from torchmetrics import MetricCollection
from torchmetrics.classification import MulticlassAccuracy, MulticlassF1Score

model = nn.Linear(16, 4)
opt = torch.optim.Adam(model.parameters())
metrics = MetricCollection({"acc": MulticlassAccuracy(4), "f1": MulticlassF1Score(4)})
train = DataLoader(TensorDataset(torch.randn(1000, 16), torch.randint(0, 4, (1000,))), 50, shuffle=True)
val = DataLoader(TensorDataset(torch.randn(200, 16), torch.randint(0, 4, (200,))), 50)
for epoch in range(10):
    model.train()
    for x, y in train:
        opt.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        opt.step()
    model.eval()
    with torch.no_grad():
        for x, y in val:
            metrics.update(model(x), y)
    print(epoch, metrics.compute())
    metrics.reset()
