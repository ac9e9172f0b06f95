import lightning as L
import torch
import torchaudio
from torch import nn
from torchmetrics.classification import MulticlassAccuracy


class SpeechCommands(L.LightningModule):
    def __init__(self, n_classes=35, lr=1e-3):
        super().__init__()
        self.mel = torchaudio.transforms.MelSpectrogram(16000, n_mels=64)
        self.augment = nn.Sequential(torchaudio.transforms.FrequencyMasking(12), torchaudio.transforms.TimeMasking(30))
        self.net = nn.Sequential(nn.Conv2d(1, 32, 3, 2), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(32, n_classes))
        self.acc = MulticlassAccuracy(n_classes)
        self.lr = lr

    def step(self, batch, train):
        wave, label = batch
        spec = self.mel(wave).clamp_min(1e-6).log()
        spec = self.augment(spec)
        logits = self.net(spec)
        return nn.functional.cross_entropy(logits, label), logits

    def training_step(self, batch, batch_idx):
        loss, _ = self.step(batch, True)
        self.log("train/loss", loss)
        return loss

    def validation_step(self, batch, batch_idx):
        loss, logits = self.step(batch, False)
        self.acc(logits, batch[1])
        self.log("val/loss", loss, sync_dist=True)
        self.log("val/acc", self.acc)

    def configure_optimizers(self):
        return torch.optim.AdamW(self.parameters(), self.lr)
