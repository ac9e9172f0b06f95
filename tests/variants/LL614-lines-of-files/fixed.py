import glob
import json

import torch
from torch import nn
from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class JsonLines(IterableDataset):
    def __init__(self, pattern, tokenizer):
        self.files = sorted(glob.glob(pattern))
        self.tokenizer = tokenizer

    def _read(self, path):
        with open(path) as f:
            for line in f:
                yield torch.tensor(self.tokenizer(json.loads(line)["text"]))

    def __iter__(self):
        info = get_worker_info()
        files = self.files if info is None else self.files[info.id :: info.num_workers]
        for path in files:
            yield from self._read(path)


def train(args, model, tokenizer):
    dataset = JsonLines(args.data, tokenizer)
    loader = DataLoader(dataset, batch_size=8, num_workers=4)
    opt = torch.optim.AdamW(model.parameters(), lr=args.lr)
    for ids in loader:
        loss = nn.functional.cross_entropy(model(ids[:, :-1]).transpose(1, 2), ids[:, 1:])
        opt.zero_grad()
        loss.backward()
        opt.step()
