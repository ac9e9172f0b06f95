import torch
import torch.nn as nn
import torch.nn.functional as F

block, batch = 16, 12
data = torch.randint(0, 64, (20000,))
train_data, val_data = data[:18000], data[18000:]


def get_batch(split):
    source = train_data if split == "train" else val_data
    at = torch.randint(len(source) - block - 1, (batch,))
    return torch.stack([source[i : i + block] for i in at]), torch.stack([source[i + 1 : i + 1 + block] for i in at])


class Bigram(nn.Module):
    def __init__(self, vocab=64, dim=32):
        super().__init__()
        self.emb = nn.Embedding(vocab, dim)
        self.drop = nn.Dropout(0.2)
        self.head = nn.Linear(dim, vocab)

    def forward(self, idx, targets):
        logits = self.head(self.drop(self.emb(idx)))
        return logits, F.cross_entropy(logits.flatten(0, 1), targets.flatten())


model = Bigram()
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)


@torch.no_grad()
def estimate_loss(eval_iters=5):
    out = {}
    for split in ("train", "val"):
        losses = torch.zeros(eval_iters)
        for k in range(eval_iters):
            xb, yb = get_batch(split)
            _, loss = model(xb, yb)
            losses[k] = loss.item()
        out[split] = losses.mean()
    return out


for it in range(200):
    if it % 50 == 0:
        print(it, estimate_loss())
    xb, yb = get_batch("train")
    _, loss = model(xb, yb)
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    optimizer.step()
