"""Train a small classifier, validate after each epoch, keep the best weights."""

import argparse
import copy

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def make_loader(samples, batch_size, shuffle):
    generator = torch.Generator().manual_seed(samples)
    inputs = torch.randn(samples, 20, generator=generator)
    labels = (inputs[:, :2].sum(dim=1) > 0).long()
    return DataLoader(TensorDataset(inputs, labels), batch_size=batch_size, shuffle=shuffle)


def make_model():
    return nn.Sequential(nn.Linear(20, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Dropout(0.2), nn.Linear(64, 2))


def train_one_epoch(model, loader, criterion, optimizer):
    model.train()
    for inputs, labels in loader:
        optimizer.zero_grad()
        loss = criterion(model(inputs), labels)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
        optimizer.step()


@torch.no_grad()
def evaluate(model, loader):
    model.eval()
    correct = sum((model(inputs).argmax(dim=1) == labels).sum().item() for inputs, labels in loader)
    return correct / len(loader.dataset)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--batch-size", type=int, default=64)
    parser.add_argument("--lr", type=float, default=0.1)
    args = parser.parse_args()

    torch.manual_seed(0)
    train_loader = make_loader(2048, args.batch_size, shuffle=True)
    val_loader = make_loader(512, args.batch_size, shuffle=False)
    model = make_model()
    criterion = nn.CrossEntropyLoss()
    optimizer = torch.optim.SGD(model.parameters(), lr=args.lr, momentum=0.9)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=args.epochs)

    best_accuracy, best_state = 0.0, None
    for epoch in range(args.epochs):
        train_one_epoch(model, train_loader, criterion, optimizer)
        accuracy = evaluate(model, val_loader)
        scheduler.step()
        if accuracy > best_accuracy:
            best_accuracy, best_state = accuracy, copy.deepcopy(model.state_dict())
        print(f"epoch {epoch}: accuracy {accuracy:.3f}")

    model.load_state_dict(best_state)
    torch.save(model.state_dict(), "model.pt")


if __name__ == "__main__":
    main()
