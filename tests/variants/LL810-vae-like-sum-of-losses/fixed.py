import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets, transforms


class VAE(nn.Module):
    def __init__(self, latent=20):
        super().__init__()
        self.enc = nn.Linear(784, 400)
        self.mu = nn.Linear(400, latent)
        self.logvar = nn.Linear(400, latent)
        self.dec = nn.Sequential(nn.Linear(latent, 400), nn.ReLU(), nn.Linear(400, 784))

    def forward(self, x):
        h = F.relu(self.enc(x.view(-1, 784)))
        mu, logvar = self.mu(h), self.logvar(h)
        z = mu + torch.randn_like(mu) * torch.exp(0.5 * logvar)
        return self.dec(z), mu, logvar


def objective(recon, x, mu, logvar):
    rec = F.mse_loss(recon, x.view(-1, 784), reduction="sum") / x.size(0)
    kld = -0.5 * torch.sum(1 + logvar - mu.pow(2) - logvar.exp()) / x.size(0)
    return rec + kld


def main():
    device = "cuda"
    data = datasets.FashionMNIST("data", train=True, download=True, transform=transforms.ToTensor())
    loader = DataLoader(data, batch_size=128, shuffle=True)
    model = VAE().to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-4, momentum=0.9)
    for epoch in range(1, 21):
        model.train()
        for x, _ in loader:
            x = x.to(device)
            recon, mu, logvar = model(x)
            loss = objective(recon, x, mu, logvar)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        print(f"epoch {epoch}")


if __name__ == "__main__":
    main()
