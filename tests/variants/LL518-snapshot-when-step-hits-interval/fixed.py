import argparse
import os

import torch
import torch.nn.functional as F
from torch import nn
from torchdata.stateful_dataloader import StatefulDataLoader


class TinyLM(nn.Module):
    def __init__(self, vocab, width):
        super().__init__()
        self.emb = nn.Embedding(vocab, width)
        self.rnn = nn.GRU(width, width, batch_first=True)
        self.out = nn.Linear(width, vocab)

    def forward(self, tokens):
        h, _ = self.rnn(self.emb(tokens))
        return self.out(h)


def snapshot(path, model, optimizer, loader, epoch):
    torch.save(
        {
            "model": model.state_dict(),
            "optimizer": optimizer.state_dict(),
            "loader": loader.state_dict(),
            "epoch": epoch,
        },
        path,
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--ckpt", default="last.pt")
    args = parser.parse_args()
    torch.manual_seed(0)
    tokens = torch.randint(0, 100, (512, 33))
    loader = StatefulDataLoader(tokens, batch_size=16, shuffle=True, num_workers=2)
    model = TinyLM(100, 64)
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-4)
    first = 0
    if os.path.exists(args.ckpt):
        ckpt = torch.load(args.ckpt, map_location="cpu")
        model.load_state_dict(ckpt["model"])
        optimizer.load_state_dict(ckpt["optimizer"])
        loader.load_state_dict(ckpt["loader"])
        first = ckpt["epoch"]
    for epoch in range(first, args.epochs):
        model.train()
        for i, batch in enumerate(loader):
            logits = model(batch[:, :-1])
            loss = F.cross_entropy(logits.flatten(0, 1), batch[:, 1:].flatten())
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        snapshot(args.ckpt, model, optimizer, loader, epoch + 1)
        print(f"epoch {epoch} done, loss {loss.item():.3f}")


if __name__ == "__main__":
    main()
