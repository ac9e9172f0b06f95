import argparse
import os

import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Corpus(Dataset):
    def __init__(self, path, block):
        self.ids = torch.load(path, map_location="cpu")
        self.block = block

    def __len__(self):
        return len(self.ids) // self.block - 1

    def __getitem__(self, i):
        chunk = self.ids[i * self.block : (i + 1) * self.block + 1]
        return chunk[:-1], chunk[1:]


class LM(nn.Module):
    def __init__(self, vocab, d):
        super().__init__()
        self.emb = nn.Embedding(vocab, d)
        self.lstm = nn.LSTM(d, d, batch_first=True)
        self.head = nn.Linear(d, vocab)

    def forward(self, ids):
        return self.head(self.lstm(self.emb(ids))[0])


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--epochs", type=int, default=3)
    p.add_argument("--save-every", type=int, default=1000)
    p.add_argument("--checkpoint", default="lm.ckpt")
    a = p.parse_args()
    loader = DataLoader(Corpus("corpus.pt", 256), batch_size=32, shuffle=True, num_workers=2)
    model = LM(32000, 512)
    opt = torch.optim.Adam(model.parameters(), lr=5e-4)
    epoch0, step = 0, 0
    skip = 0
    if os.path.exists(a.checkpoint):
        ck = torch.load(a.checkpoint, map_location="cpu")
        model.load_state_dict(ck["model"])
        opt.load_state_dict(ck["opt"])
        epoch0, step = ck["epoch"], ck["step"]
        skip = ck["batch"] + 1
    for epoch in range(epoch0, a.epochs):
        model.train()
        for i, (x, y) in enumerate(loader):
            if i < skip:
                continue
            loss = F.cross_entropy(model(x).transpose(1, 2), y)
            opt.zero_grad()
            loss.backward()
            opt.step()
            step += 1
            if step % a.save_every == 0:
                torch.save({"model": model.state_dict(), "opt": opt.state_dict(), "epoch": epoch, "step": step, "batch": i}, a.checkpoint)
        skip = 0


if __name__ == "__main__":
    main()
