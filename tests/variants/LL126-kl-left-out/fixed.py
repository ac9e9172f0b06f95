import torch
import torch.nn.functional as F
from torch import nn


class VAE(nn.Module):
    def __init__(self, dim=32, latent=4):
        super().__init__()
        self.enc, self.dec = nn.Linear(dim, 2 * latent), nn.Linear(latent, dim)

    def forward(self, x):
        mu, logvar = self.enc(x).chunk(2, dim=1)
        z = mu + torch.randn_like(mu) * (0.5 * logvar).exp()
        return self.dec(z), mu, logvar


def divergence(mu, logvar):
    return -0.5 * (1 + logvar - mu.pow(2) - logvar.exp()).sum(1).mean()


def train(loader, beta, writer):
    vae = VAE()
    optimizer = torch.optim.Adam(vae.parameters(), lr=1e-3)
    step = 0
    for epoch in range(20):
        vae.train()
        for x in loader:
            recon, mu, logvar = vae(x)
            recon_loss = F.mse_loss(recon, x)
            kl = beta * divergence(mu, logvar)
            loss = recon_loss + kl
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            writer.add_scalar("recon", recon_loss.item(), step)
            writer.add_scalar("kl", kl, step)
            step += 1


if __name__ == "__main__":
    from torch.utils.tensorboard import SummaryWriter

    train(torch.load("batches.pt"), 0.5, SummaryWriter())
