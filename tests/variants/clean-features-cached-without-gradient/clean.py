"""Contrastive training in parts: features of the whole batch are cached without gradients, then each part gets its own."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Towers(nn.Module):
    def __init__(self):
        super().__init__()
        self.left = nn.Sequential(nn.Linear(6, 16), nn.Dropout(0.1), nn.Linear(16, 4))
        self.right = nn.Sequential(nn.Linear(6, 16), nn.Dropout(0.1), nn.Linear(16, 4))

    def forward(self, a, b):
        return {"left": self.left(a), "right": self.right(b)}


def contrast(left, right):
    return nn.functional.cross_entropy(left @ right.T, torch.arange(len(left)))


def main():
    torch.manual_seed(0)
    model = Towers()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    loader = DataLoader(TensorDataset(torch.rand(64, 6), torch.rand(64, 6)), batch_size=16, shuffle=True)
    model.train()
    for epoch in range(2):
        for a, b in loader:
            cached = {}
            parts = list(zip(a.split(8), b.split(8)))
            with torch.no_grad():
                for part in parts:
                    for key, val in model(*part).items():
                        cached.setdefault(key, []).append(val)
            optimizer.zero_grad()
            for j, part in enumerate(parts):
                fresh = model(*part)
                whole = {k: torch.cat([*vs[:j], fresh[k], *vs[j + 1 :]]) for k, vs in cached.items()}
                contrast(**whole).backward()
            optimizer.step()


main()
