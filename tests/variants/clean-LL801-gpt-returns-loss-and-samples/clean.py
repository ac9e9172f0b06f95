import torch
import torch.nn.functional as F
from torch import nn


class Lm(nn.Module):
    def __init__(self, vocab, width):
        super().__init__()
        self.embed = nn.Embedding(vocab, width)
        self.head = nn.Linear(width, vocab)

    def forward(self, ids, targets=None):
        logits = self.head(self.embed(ids))
        loss = None
        if targets is not None:
            loss = F.cross_entropy(logits.view(-1, logits.size(-1)), targets.view(-1), ignore_index=-1)
        return logits, loss

    @torch.no_grad()
    def generate(self, ids, steps):
        for _ in range(steps):
            logits, _ = self(ids)
            probs = F.softmax(logits[:, -1], dim=-1)
            ids = torch.cat([ids, torch.multinomial(probs, 1)], dim=1)
        return ids


def estimate(model, get_batch, iters=20):
    out = {}
    model.eval()
    with torch.no_grad():
        for split in ("train", "val"):
            losses = torch.zeros(iters)
            for k in range(iters):
                x, y = get_batch(split)
                _, loss = model(x, y)
                losses[k] = loss.item()
            out[split] = losses.mean()
    model.train()
    return out


def main(get_batch, accumulate=4):
    model = Lm(1000, 64)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    model.train()
    for step in range(1000):
        if step % 100 == 0:
            print(step, estimate(model, get_batch))
        for _ in range(accumulate):
            x, y = get_batch("train")
            _, loss = model(x, y)
            (loss / accumulate).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
