import torch
import torch.nn.functional as F


def train_semi(model, labelled, unlabelled, optimizer, epochs):
    for epoch in range(epochs):
        model.train()
        for x, y in labelled:
            weak, strong = next(iter(unlabelled))
            with torch.no_grad():
                pseudo = model(weak).argmax(dim=1)
            loss = F.cross_entropy(model(x), y) + F.cross_entropy(model(strong), pseudo)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def main(model, labelled_set, unlabelled_set):
    from torch.utils.data import DataLoader

    labelled = DataLoader(labelled_set, 32, shuffle=True)
    unlabelled = DataLoader(unlabelled_set, 128, shuffle=True)
    train_semi(model, labelled, unlabelled, torch.optim.SGD(model.parameters(), 0.03), 100)
