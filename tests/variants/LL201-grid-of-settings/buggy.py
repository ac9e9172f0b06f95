"""A grid search: the two phases stand in a loop over literals inside three others."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def network(width):
    return nn.Sequential(nn.Linear(20, width), nn.BatchNorm1d(width), nn.ReLU(), nn.Dropout(0.3), nn.Linear(width, 4))


def loaders():
    inputs, targets = torch.randn(256, 20), torch.randint(0, 4, (256,))
    return {
        "train": DataLoader(TensorDataset(inputs[:192], targets[:192]), batch_size=32, shuffle=True),
        "val": DataLoader(TensorDataset(inputs[192:], targets[192:]), batch_size=32),
    }


def main():
    data = loaders()
    scores = {}
    for width in (16, 32, 64, 128):
        for lr in (0.1, 0.03, 0.01, 0.003):
            for decay in (0.0, 1e-4, 1e-3, 1e-2):
                model = network(width)
                optimizer = torch.optim.SGD(model.parameters(), lr=lr, weight_decay=decay)
                criterion = nn.CrossEntropyLoss()
                for epoch in range(2):
                    for phase in ["train", "val"]:
                        model.train()
                        correct = 0
                        for x, y in data[phase]:
                            optimizer.zero_grad()
                            with torch.set_grad_enabled(phase == "train"):
                                scored = model(x)
                                loss = criterion(scored, y)
                                if phase == "train":
                                    loss.backward()
                                    optimizer.step()
                            correct += (scored.argmax(1) == y).sum().item()
                        scores[width, lr, decay, epoch, phase] = correct / len(data[phase].dataset)
    print(max(scores, key=scores.get))


if __name__ == "__main__":
    main()
