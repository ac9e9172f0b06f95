from itertools import cycle
import torch
from torch import nn
from torch.utils.data import DataLoader


def train(model, labeled, unlabeled, optimizer):
    labeled_loader = DataLoader(labeled, batch_size=8, shuffle=True)
    unlabeled_loader = DataLoader(unlabeled, batch_size=56, shuffle=True)
    model.train()
    for (x, y), (u, _) in zip(cycle(labeled_loader), unlabeled_loader):
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(x), y) + 0.1 * model(u).softmax(1).max(1).values.mean()
        loss.backward()
        optimizer.step()


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    labeled = pieces.get_labeled()
    unlabeled = pieces.get_unlabeled()
    optimizer = pieces.get_optimizer()
    train(model, labeled, unlabeled, optimizer)
