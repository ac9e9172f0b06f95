import pytorch_lightning as pl
import torch
from torch import nn


class Gan(pl.LightningModule):
    def __init__(self, z_dim=16):
        super().__init__()
        self.automatic_optimization = False
        self.generator = nn.Sequential(nn.Linear(z_dim, 64), nn.ReLU(), nn.Linear(64, 32))
        self.critic = nn.Sequential(nn.Linear(32, 64), nn.ReLU(), nn.Linear(64, 1))

    def training_step(self, batch, batch_idx):
        opt_g, opt_c = self.optimizers()
        z = torch.randn(len(batch), 16)
        opt_c.zero_grad()
        self.manual_backward(self.critic(self.generator(z).detach()).mean() - self.critic(batch).mean())
        opt_c.step()
        self.critic.requires_grad_(False)
        opt_g.zero_grad()
        self.manual_backward(-self.critic(self.generator(z)).mean())
        opt_g.step()
        self.critic.requires_grad_(True)

    def configure_optimizers(self):
        return torch.optim.Adam(self.generator.parameters()), torch.optim.Adam(self.critic.parameters())
