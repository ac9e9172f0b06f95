import torch
import torch.nn.functional as F
from torch import nn


class Tagger(nn.Module):
    def __init__(self, dim, tags):
        super().__init__()
        self.body = nn.Linear(dim, tags)

    def forward(self, x, y):
        p = torch.sigmoid(self.body(x))
        with torch.autocast("cuda", enabled=False):
            return F.binary_cross_entropy(p.float(), y.float())


def fit(loader):
    model = Tagger(128, 20).to("cuda")
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    scaler = torch.amp.GradScaler("cuda")
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16):
            loss = model(x.to("cuda"), y.to("cuda"))
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
