import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader, TensorDataset


class SelfAttention(nn.Module):
    def __init__(self, dim, heads, dropout):
        super().__init__()
        self.heads, self.dropout = heads, dropout
        self.qkv = nn.Linear(dim, 3 * dim)
        self.proj = nn.Linear(dim, dim)

    def forward(self, x):
        b, t, d = x.shape
        q, k, v = (z.view(b, t, self.heads, -1).transpose(1, 2) for z in self.qkv(x).split(d, dim=2))
        y = F.scaled_dot_product_attention(q, k, v, dropout_p=self.dropout, is_causal=True)
        return self.proj(y.transpose(1, 2).reshape(b, t, d))


class Model(nn.Module):
    def __init__(self, vocab=40, dim=32):
        super().__init__()
        self.emb, self.attn, self.head = nn.Embedding(vocab, dim), SelfAttention(dim, 4, 0.1), nn.Linear(dim, vocab)

    def forward(self, ids):
        return self.head(self.attn(self.emb(ids)))


def run(model, loader, optimizer=None):
    model.train(optimizer is not None)
    total = 0.0
    for (ids,) in loader:
        with torch.set_grad_enabled(optimizer is not None):
            loss = F.cross_entropy(model(ids[:, :-1]).flatten(0, 1), ids[:, 1:].flatten())
        if optimizer is not None:
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        total += loss.item()
    return total / len(loader)


if __name__ == "__main__":
    ids = torch.randint(0, 40, (256, 17))
    net = Model()
    opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
    for epoch in range(2):
        print(run(net, DataLoader(TensorDataset(ids[:200]), 20, shuffle=True), opt), run(net, DataLoader(TensorDataset(ids[200:]), 28)))
