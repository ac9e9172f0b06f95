import lightning as L
import torch
from torch import nn


class Gan(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.automatic_optimization = False
        self.gen = nn.Linear(16, 64)
        self.disc = nn.Linear(64, 1)

    def training_step(self, batch, batch_idx):
        g_opt, d_opt = self.optimizers()
        noise = torch.randn(len(batch), 16, device=self.device)
        self.toggle_optimizer(g_opt)
        g_loss = nn.functional.softplus(-self.disc(self.gen(noise))).mean()
        self.manual_backward(g_loss)
        g_opt.step()
        g_opt.zero_grad()
        self.untoggle_optimizer(g_opt)
        self.toggle_optimizer(d_opt)
        fake = self.gen(noise).detach()
        d_loss = nn.functional.softplus(self.disc(fake)).mean() + nn.functional.softplus(-self.disc(batch)).mean()
        self.manual_backward(d_loss)
        d_opt.step()
        d_opt.zero_grad()
        self.untoggle_optimizer(d_opt)
        self.log_dict({"g": g_loss, "d": d_loss})

    def configure_optimizers(self):
        return torch.optim.Adam(self.gen.parameters(), 2e-4), torch.optim.Adam(self.disc.parameters(), 2e-4)
