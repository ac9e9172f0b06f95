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
        if targets is None:
            return logits, None
        loss = F.cross_entropy(logits.view(-1, logits.size(-1)), targets.view(-1))
        return logits, loss


def main(batches):
    model = Lm(1000, 64)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for ids, targets in batches:
        optimizer.zero_grad()
        _, loss = model(ids, targets)
        loss.backward()
        optimizer.step()
