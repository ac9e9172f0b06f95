import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class EMA:
    def __init__(self, model, decay):
        self.model, self.decay = model, decay
        self.shadow = {n: p.data.clone() for n, p in model.named_parameters() if p.requires_grad}
        self.backup = {}

    def update(self):
        for n, p in self.model.named_parameters():
            if p.requires_grad:
                self.shadow[n] = (1 - self.decay) * p.data + self.decay * self.shadow[n]

    def apply_shadow(self):
        for n, p in self.model.named_parameters():
            if p.requires_grad:
                self.backup[n] = p.data
                p.data = self.shadow[n]

    def restore(self):
        for n, p in self.model.named_parameters():
            if p.requires_grad:
                p.data = self.backup[n]
        self.backup = {}


def dev_loss(model, dl):
    model.eval()
    with torch.no_grad():
        return sum(nn.functional.cross_entropy(model(x), y).item() for x, y in dl) / len(dl)


def main():
    x, y = torch.randint(0, 100, (800, 12)), torch.randint(0, 2, (800,))
    tr = DataLoader(TensorDataset(x[:640], y[:640]), 32, shuffle=True)
    dv = DataLoader(TensorDataset(x[640:], y[640:]), 80)
    model = nn.Sequential(nn.Embedding(100, 16), nn.Flatten(), nn.Dropout(0.2), nn.Linear(192, 2))
    ema = EMA(model, 0.999)
    opt = torch.optim.Adam(model.parameters(), 1e-3)
    best = float("inf")
    for epoch in range(10):
        model.train()
        for xb, yb in tr:
            opt.zero_grad()
            nn.functional.cross_entropy(model(xb), yb).backward()
            opt.step()
            ema.update()
        ema.apply_shadow()
        loss = dev_loss(model, dv)
        print(epoch, loss)
        if loss < best:
            best = loss
            torch.save(model.state_dict(), "best.pt")
        ema.restore()


main()
