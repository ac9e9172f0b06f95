import lightning as L
import torch
from torch import nn
from torch.nn import functional as F


class ProxyLoss(nn.Module):
    def __init__(self, classes, dim):
        super().__init__()
        self.proxies = nn.Parameter(torch.randn(classes, dim))

    def forward(self, embeddings, labels):
        return F.cross_entropy(-torch.cdist(F.normalize(embeddings), F.normalize(self.proxies)), labels)


class Embedder(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(32, 64), nn.ReLU(), nn.Linear(64, 16))
        self.loss = ProxyLoss(100, 16)

    def training_step(self, batch, batch_idx):
        x, y = batch
        return self.loss(self.net(x), y)

    def configure_optimizers(self):
        return torch.optim.AdamW(self.parameters(), lr=1e-3)


L.Trainer(max_epochs=3).fit(Embedder(), torch.load("loader.pt"))
