import random

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Masked(Dataset):
    def __init__(self, texts, mask_id, seed):
        self.texts = texts
        self.mask_id = mask_id
        self.random = random.Random(seed)

    def __len__(self):
        return len(self.texts)

    def _mask(self, ids):
        out = ids.clone()
        for i in range(len(ids)):
            if self.random.random() < 0.15:
                out[i] = self.mask_id
        return out

    def __getitem__(self, index):
        ids = torch.as_tensor(self.texts[index])
        return {"input_ids": self._mask(ids), "labels": ids}


class Runner:
    def __init__(self, model, texts):
        self.model = model
        self.loader = DataLoader(Masked(texts, 103, 1), 16, True, num_workers=8)
        self.opt = torch.optim.AdamW(model.parameters(), 1e-4)

    def run(self):
        for _ in range(3):
            for batch in self.loader:
                self.opt.zero_grad()
                out = self.model(batch["input_ids"])
                nn.functional.cross_entropy(out.flatten(0, 1), batch["labels"].flatten()).backward()
                self.opt.step()


def main(model, texts):
    Runner(model, texts).run()
