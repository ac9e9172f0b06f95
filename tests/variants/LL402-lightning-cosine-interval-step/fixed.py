import lightning as L
import torch
from torch import nn


class Net(L.LightningModule):
    def __init__(self, epochs=100):
        super().__init__()
        self.epochs = epochs
        self.net = nn.Linear(10, 2)

    def training_step(self, batch, _):
        x, y = batch
        return nn.functional.cross_entropy(self.net(x), y)

    def configure_optimizers(self):
        opt = torch.optim.SGD(self.parameters(), lr=0.1)
        sched = torch.optim.lr_scheduler.MultiStepLR(opt, milestones=[60, 80], gamma=0.1)
        return {"optimizer": opt, "lr_scheduler": {"scheduler": sched, "interval": "epoch"}}


if __name__ == "__main__":
    L.Trainer(max_epochs=100).fit(Net(), torch.load("loader.pt"))
