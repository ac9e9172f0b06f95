import torch
from torch import nn


class VAE(nn.Module):
    def __init__(self):
        super().__init__()
        self.enc = nn.Linear(784, 40)
        self.dec = nn.Linear(20, 784)

    def forward(self, x):
        mu, logvar = self.enc(x).chunk(2, dim=1)
        z = mu + torch.randn_like(mu) * (0.5 * logvar).exp()
        return self.dec(z), mu, logvar


def train(loader, epochs=20):
    vae = VAE()
    opt = torch.optim.Adam(vae.parameters(), lr=1e-3)
    for epoch in range(epochs):
        for x, _ in loader:
            x = x.flatten(1)
            recon, mu, logvar = vae(x)
            recon_loss = nn.functional.binary_cross_entropy_with_logits(recon, x)
            kl_loss = -0.5 * torch.mean(1 + logvar - mu.pow(2) - logvar.exp())
            total = recon_loss + kl_loss
            opt.zero_grad()
            total.backward()
            opt.step()
        print(epoch, recon_loss.item(), kl_loss.item())
