import torch
import torch.nn.functional as F
from torch import nn


class VAE(nn.Module):
    def __init__(self):
        super().__init__()
        self.enc = nn.Linear(784, 40)
        self.dec = nn.Linear(20, 784)

    def forward(self, x):
        mu, logvar = self.enc(x).chunk(2, dim=-1)
        z = mu + torch.randn_like(mu) * (0.5 * logvar).exp()
        recon = torch.sigmoid(self.dec(z))
        kl = -0.5 * (1 + logvar - mu.pow(2) - logvar.exp()).sum(1).mean()
        return recon, kl


@torch.no_grad()
def show_samples(model, epoch):
    generator = torch.Generator().manual_seed(0)
    model.eval()
    z = torch.randn(16, 20, generator=generator)
    images = torch.sigmoid(model.dec(z))
    torch.save(images, f"samples_{epoch}.pt")


def train(loader, epochs=30):
    torch.manual_seed(1234)
    model = VAE()
    opt = torch.optim.Adam(model.parameters(), lr=1e-3)
    for epoch in range(epochs):
        model.train()
        for x, _ in loader:
            x = x.flatten(1)
            recon, kl = model(x)
            loss = F.binary_cross_entropy(recon, x, reduction="sum") / len(x) + kl
            opt.zero_grad()
            loss.backward()
            opt.step()
        show_samples(model, epoch)
