import torch
import torch.nn.functional as F
from torch import nn


class Attention(nn.Module):
    def __init__(self, dim, heads, p=0.1):
        super().__init__()
        self.heads, self.p = heads, p
        self.qkv = nn.Linear(dim, 3 * dim)
        self.out = nn.Linear(dim, dim)

    def forward(self, x):
        b, t, d = x.shape
        q, k, v = self.qkv(x).view(b, t, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, dropout_p=self.p, is_causal=True)
        return self.out(y.transpose(1, 2).reshape(b, t, d))


def main(loader, val_loader):
    model = nn.Sequential(nn.Embedding(100, 32), Attention(32, 4), nn.Linear(32, 100))
    opt = torch.optim.AdamW(model.parameters())
    for x, y in loader:
        model.train()
        opt.zero_grad()
        F.cross_entropy(model(x).flatten(0, 1), y.flatten()).backward()
        opt.step()
    model.eval()
    with torch.no_grad():
        print(sum(F.cross_entropy(model(x).flatten(0, 1), y.flatten()).item() for x, y in val_loader))
