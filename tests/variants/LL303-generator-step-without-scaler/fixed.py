import torch
from torch import nn


class GANTrainer:
    def __init__(self, gen, disc, device, use_amp=True):
        self.gen, self.disc = gen.to(device), disc.to(device)
        self.device, self.use_amp = device, use_amp
        self.opt_g = torch.optim.Adam(gen.parameters(), 2e-4, betas=(0.5, 0.999))
        self.opt_d = torch.optim.Adam(disc.parameters(), 2e-4, betas=(0.5, 0.999))
        self.bce = nn.BCEWithLogitsLoss()
        self.scaler = torch.amp.GradScaler(device, enabled=use_amp)

    def amp(self):
        return torch.autocast(self.device, dtype=torch.float16, enabled=self.use_amp)

    def update_disc(self, real, fake):
        with self.amp():
            on_real = self.disc(real)
            on_fake = self.disc(fake.detach())
            loss = self.bce(on_real, torch.ones_like(on_real)) + self.bce(on_fake, torch.zeros_like(on_fake))
        self.opt_d.zero_grad(set_to_none=True)
        self.scaler.scale(loss).backward()
        self.scaler.step(self.opt_d)

    def update_gen(self, fake):
        with self.amp():
            out = self.disc(fake)
            loss = self.bce(out, torch.ones_like(out))
        self.opt_g.zero_grad(set_to_none=True)
        self.scaler.scale(loss).backward()
        self.scaler.step(self.opt_g)

    def fit(self, loader, epochs):
        for _ in range(epochs):
            for real, _ in loader:
                real = real.to(self.device)
                with self.amp():
                    fake = self.gen(torch.randn(real.size(0), 128, device=self.device))
                self.update_disc(real, fake)
                self.update_gen(fake)
                self.scaler.update()
