"""Optimizers and schedulers are put into lists, and returned from inside a branch."""

import lightning as L
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Regressor(L.LightningModule):
    def __init__(self, gamma, second):
        super().__init__()
        self.net, self.head = nn.Linear(4, 8), nn.Linear(8, 1)
        self.gamma, self.second = gamma, second

    def training_step(self, batch, batch_idx):
        x, y = batch
        return nn.functional.mse_loss(self.head(self.net(x)), y)

    def configure_optimizers(self):
        optimizers = []
        schedulers = []
        optimizer = torch.optim.Adam(self.parameters(), lr=1e-3)
        optimizers.append(optimizer)
        try:
            if self.gamma is not None:
                scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizers[0], gamma=self.gamma)
                schedulers.append(scheduler)
                return optimizers, schedulers
        except AttributeError:
            return optimizers
        return optimizers


data = TensorDataset(torch.rand(32, 4), torch.rand(32, 1))
L.Trainer(max_epochs=2).fit(Regressor(0.9, None), DataLoader(data, batch_size=8, shuffle=True))
