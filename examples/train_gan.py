"""A small GAN: each optimizer clears, fills and uses the gradients of its own network."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

latent = 8
torch.manual_seed(0)
loader = DataLoader(TensorDataset(torch.randn(1024, 2) + 3.0), batch_size=64, shuffle=True, drop_last=True)

generator = nn.Sequential(nn.Linear(latent, 32), nn.ReLU(), nn.Linear(32, 2))
discriminator = nn.Sequential(nn.Linear(2, 32), nn.LeakyReLU(0.2), nn.Linear(32, 1))
criterion = nn.BCEWithLogitsLoss()
optimizer_g = torch.optim.Adam(generator.parameters(), lr=2e-4, betas=(0.5, 0.999))
optimizer_d = torch.optim.Adam(discriminator.parameters(), lr=2e-4, betas=(0.5, 0.999))

for epoch in range(3):
    for (real,) in loader:
        ones, zeros = torch.ones(len(real), 1), torch.zeros(len(real), 1)
        fake = generator(torch.randn(len(real), latent))

        optimizer_d.zero_grad()  # the generator's backward left gradients here as well
        loss_d = criterion(discriminator(real), ones) + criterion(discriminator(fake.detach()), zeros)
        loss_d.backward()
        optimizer_d.step()

        optimizer_g.zero_grad()
        loss_g = criterion(discriminator(fake), ones)
        loss_g.backward()
        optimizer_g.step()
    print(f"epoch {epoch}: discriminator {loss_d.item():.3f}, generator {loss_g.item():.3f}")
