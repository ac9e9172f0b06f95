import glob
import json

import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class JsonLines(IterableDataset):
    def __init__(self, pattern, encode):
        self.files = sorted(glob.glob(pattern))
        self.encode = encode

    def lines(self, files):
        for name in files:
            with open(name) as fh:
                yield from fh

    def __iter__(self):
        for line in self.lines(self.files):
            record = json.loads(line)
            yield self.encode(record["text"]), record["label"]


def encode(text, width=128):
    ids = [min(ord(c), 255) for c in text[:width]]
    return torch.tensor(ids + [0] * (width - len(ids)))


def main():
    loader = DataLoader(JsonLines("data/*.jsonl", encode), batch_size=64, num_workers=8)
    net = nn.Sequential(nn.EmbeddingBag(256, 64, padding_idx=0), nn.Linear(64, 2))
    opt = torch.optim.Adam(net.parameters())
    for epoch in range(3):
        for ids, label in loader:
            opt.zero_grad()
            F.cross_entropy(net(ids), label).backward()
            opt.step()


if __name__ == "__main__":
    main()
