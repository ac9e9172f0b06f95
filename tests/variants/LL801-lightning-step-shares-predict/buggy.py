import lightning as L
import torch
import torch.nn.functional as F
from torch import nn


class Lit(L.LightningModule):
    def __init__(self, lr=1e-3):
        super().__init__()
        self.lr = lr
        self.backbone = nn.Sequential(nn.Flatten(), nn.Linear(784, 128), nn.ReLU())
        self.head = nn.Linear(128, 10)

    def forward(self, x):
        return F.softmax(self.head(self.backbone(x)), dim=1)

    def training_step(self, batch, batch_idx):
        x, y = batch
        y_hat = self(x)
        loss = F.cross_entropy(y_hat, y)
        self.log("train_loss", loss)
        return loss

    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters(), lr=self.lr)


def main(loader):
    L.Trainer(max_epochs=3).fit(Lit(), loader)
