import lightning.pytorch as pl
import torch
from torch import nn


class Model(pl.LightningModule):
    def __init__(self):
        super().__init__()
        self.automatic_optimization = False
        self.net = nn.Linear(10, 2)

    def training_step(self, batch, _):
        x, y = batch
        opt = self.optimizers()
        opt.zero_grad()
        loss = nn.functional.cross_entropy(self.net(x), y)
        self.manual_backward(loss)
        opt.step()
        self.log("loss", loss)

    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=0.1)
