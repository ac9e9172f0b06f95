import torch
from sklearn.model_selection import KFold
from torch import nn
from torch.amp import GradScaler, autocast
from torch.utils.data import DataLoader, Subset

CHOSEN = torch.load("settings.pt")["folds"]
data = torch.load("data.pt")


def fit(net, loader):
    sgd, scaler = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9), GradScaler("cuda")
    for _ in range(10):
        for x, y in loader:
            sgd.zero_grad()
            with autocast("cuda", dtype=torch.float16):
                loss = nn.functional.cross_entropy(net(x.cuda()), y.cuda())
            scaler.scale(loss).backward()
            scaler.unscale_(sgd)
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            scaler.step(sgd)
            scaler.update()


for fold, (inside, outside) in enumerate(KFold(5).split(data)):
    if fold in CHOSEN:
        fit(nn.Linear(20, 4).cuda(), DataLoader(Subset(data, inside), batch_size=32, shuffle=True))
