import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from optim import make_schedule


def main(args):
    loader = DataLoader(TensorDataset(torch.rand(640, 12), torch.randint(0, 3, (640,))), batch_size=8, shuffle=True)
    model = nn.Linear(12, 3)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    scheduler = make_schedule(optimizer, len(loader))
    for epoch in range(args.epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            scheduler.step()


parser = argparse.ArgumentParser()
parser.add_argument("--epochs", type=int, default=5)
main(parser.parse_args())
