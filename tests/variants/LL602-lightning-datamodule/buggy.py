import lightning as L
import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader


class Data(L.LightningDataModule):
    def __init__(self, train_set, val_set, batch_size=64):
        super().__init__()
        self.train_set, self.val_set = train_set, val_set
        self.batch_size = batch_size

    def train_dataloader(self):
        return DataLoader(self.train_set, self.batch_size, shuffle=True, drop_last=True)

    def val_dataloader(self):
        return DataLoader(self.val_set, self.batch_size, drop_last=True)


class Net(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.net = nn.Linear(20, 3)

    def training_step(self, batch, batch_idx):
        x, y = batch
        return F.cross_entropy(self.net(x), y)

    def validation_step(self, batch, batch_idx):
        x, y = batch
        acc = (self.net(x).argmax(1) == y).float().mean()
        self.log("val_acc", acc, sync_dist=True)

    def configure_optimizers(self):
        return torch.optim.AdamW(self.parameters(), lr=1e-3)


def main(train_set, val_set):
    L.Trainer(max_epochs=5).fit(Net(), datamodule=Data(train_set, val_set))
