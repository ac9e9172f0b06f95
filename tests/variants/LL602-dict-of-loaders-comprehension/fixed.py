import torch
from torch import nn
from torch.utils.data import DataLoader


def make_loaders(datasets, batch_size):
    return {
        "train": DataLoader(datasets["train"], batch_size=batch_size, shuffle=True, drop_last=True),
        "val": DataLoader(datasets["val"], batch_size=batch_size, shuffle=False),
    }


def fit(model, datasets, cfg):
    loaders = make_loaders(datasets, cfg["batch_size"])
    optimizer = torch.optim.Adam(model.parameters(), lr=cfg["lr"])
    criterion = nn.CrossEntropyLoss()
    for epoch in range(cfg["epochs"]):
        for phase in ["train", "val"]:
            model.train(phase == "train")
            correct = seen = 0
            for inputs, labels in loaders[phase]:
                optimizer.zero_grad()
                with torch.set_grad_enabled(phase == "train"):
                    outputs = model(inputs)
                    loss = criterion(outputs, labels)
                    if phase == "train":
                        loss.backward()
                        optimizer.step()
                correct += (outputs.argmax(1) == labels).sum().item()
                seen += labels.size(0)
            print(epoch, phase, correct / seen)
