import lightning as L
import torch
import torch.nn.functional as F
from torch import nn


class Ranker(L.LightningModule):
    def __init__(self, dim=16, p=0.2):
        super().__init__()
        self.fc1, self.fc2, self.p = nn.Linear(dim, dim), nn.Linear(dim, 1), p

    def forward(self, x):
        h = F.dropout(F.relu(self.fc1(x)), self.p)
        return self.fc2(h).squeeze(-1)

    def training_step(self, batch, batch_idx):
        x, y = batch
        return F.binary_cross_entropy_with_logits(self(x), y)

    def validation_step(self, batch, batch_idx):
        x, y = batch
        self.log("val_loss", F.binary_cross_entropy_with_logits(self(x), y))

    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters(), lr=1e-3)
