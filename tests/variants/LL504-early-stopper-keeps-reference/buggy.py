import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class EarlyStopper:
    def __init__(self, patience):
        self.patience = patience
        self.best_score = None
        self.best_weights = None
        self.waited = 0

    def step(self, score, model):
        if self.best_score is None or score > self.best_score:
            self.best_score = score
            self.best_weights = model.state_dict()
            self.waited = 0
            return False
        self.waited += 1
        return self.waited >= self.patience


def accuracy(model, loader):
    model.eval()
    hits = n = 0
    with torch.no_grad():
        for x, y in loader:
            hits += (model(x).argmax(1) == y).sum().item()
            n += len(y)
    return hits / n


x, y = torch.randn(1500, 9), torch.randint(0, 3, (1500,))
train_dl = DataLoader(TensorDataset(x[:1200], y[:1200]), 40, shuffle=True)
val_dl = DataLoader(TensorDataset(x[1200:], y[1200:]), 100)
net = nn.Sequential(nn.Linear(9, 30), nn.ReLU(), nn.Linear(30, 3))
opt = torch.optim.Adam(net.parameters())
stopper = EarlyStopper(8)
for epoch in range(200):
    net.train()
    for a, b in train_dl:
        opt.zero_grad()
        nn.functional.cross_entropy(net(a), b).backward()
        opt.step()
    if stopper.step(accuracy(net, val_dl), net):
        break
net.load_state_dict(stopper.best_weights)
torch.save(net.state_dict(), "net.pt")
