import torch
from torch import nn


def train(gen, disc, loader):
    g_opt = torch.optim.Adam(gen.parameters(), lr=2e-4)
    d_opt = torch.optim.Adam(disc.parameters(), lr=2e-4)
    scaler = torch.amp.GradScaler("cuda")
    bce = nn.BCEWithLogitsLoss()
    for real in loader:
        noise = torch.randn(len(real), 64, device="cuda")
        d_opt.zero_grad()
        with torch.autocast("cuda"):
            fake = gen(noise)
            d_real, d_fake = disc(real), disc(fake.detach())
            d_loss = bce(d_real, torch.ones_like(d_real)) + bce(d_fake, torch.zeros_like(d_fake))
        scaler.scale(d_loss).backward()
        scaler.step(d_opt)
        g_opt.zero_grad()
        with torch.autocast("cuda"):
            out = disc(fake)
            g_loss = bce(out, torch.ones_like(out))
        scaler.scale(g_loss).backward()
        scaler.step(g_opt)
        scaler.update()
