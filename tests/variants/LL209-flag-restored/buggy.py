import torch
from torch import nn


def sample_scores(model, batches):
    was_training = model.training
    model.eval()
    scores = []
    with torch.no_grad():
        for x in batches:
            scores.append(model(x).max().item())
    if was_training:
        print("mean score", sum(scores) / len(scores))
    model.training = was_training
    return scores


def main(loader, probes):
    model = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Dropout(0.2), nn.Linear(32, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step, (x, y) in enumerate(loader):
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()
        if step % 100 == 0:
            sample_scores(model, probes)


main(torch.load("batches.pt"), torch.load("probes.pt"))
