import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def fit(model, loaders, sizes, criterion, optimizer, epochs=2):
    for epoch in range(epochs):
        for phase in ["train", "val"]:
            model.train(phase == "train")
            running = 0.0
            for x, y in loaders[phase]:
                optimizer.zero_grad()
                with torch.set_grad_enabled(phase == "train"):
                    loss = criterion(model(x), y)
                    if phase == "train":
                        loss.backward()
                        optimizer.step()
                running += loss.item() * x.size(0)
            print(epoch, phase, running / sizes[phase])


sets = {k: TensorDataset(torch.randn(n, 3), torch.randn(n, 1)) for k, n in (("train", 80), ("val", 40))}
net = nn.Linear(3, 1)
fit(
    net,
    {k: DataLoader(sets[k], batch_size=8, shuffle=k == "train") for k in ("train", "val")},
    {k: len(sets[k]) for k in ("train", "val")},
    nn.L1Loss(),
    torch.optim.SGD(net.parameters(), lr=0.01),
)
