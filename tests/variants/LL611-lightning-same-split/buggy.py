import lightning.pytorch as pl
import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import transforms
from torchvision.datasets import FashionMNIST


class Fashion(pl.LightningDataModule):
    def __init__(self, root="fm", batch_size=128):
        super().__init__()
        self.root, self.batch_size = root, batch_size

    def setup(self, stage=None):
        tf = transforms.ToTensor()
        self.train_set = FashionMNIST(self.root, train=True, transform=tf, download=True)
        self.val_set = FashionMNIST(self.root, train=True, transform=tf, download=True)

    def train_dataloader(self):
        return DataLoader(self.train_set, self.batch_size, shuffle=True, num_workers=4)

    def val_dataloader(self):
        return DataLoader(self.val_set, self.batch_size, num_workers=4)


class Net(pl.LightningModule):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Flatten(), nn.Linear(784, 128), nn.ReLU(), nn.Linear(128, 10))

    def training_step(self, batch, idx):
        x, y = batch
        loss = nn.functional.cross_entropy(self.layers(x), y)
        self.log("loss", loss)
        return loss

    def validation_step(self, batch, idx):
        x, y = batch
        self.log("val_acc", (self.layers(x).argmax(1) == y).float().mean(), sync_dist=True)

    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters(), 1e-3)


if __name__ == "__main__":
    pl.Trainer(max_epochs=5).fit(Net(), Fashion())
