import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

netG = nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 2))
netD = nn.Sequential(nn.Linear(2, 32), nn.LeakyReLU(0.2), nn.Linear(32, 1))
optG = torch.optim.Adam(netG.parameters(), lr=2e-4, betas=(0.5, 0.999))
optD = torch.optim.Adam(netD.parameters(), lr=2e-4, betas=(0.5, 0.999))
bce = nn.BCEWithLogitsLoss()
loader = DataLoader(TensorDataset(torch.randn(512, 2)), batch_size=64, shuffle=True)
fixed_noise = torch.randn(16, 8)
samples = []
for epoch in range(3):
    for i, (real,) in enumerate(loader):
        noise = torch.randn(len(real), 8)
        netD.zero_grad()
        fake = netG(noise)
        loss_d = bce(netD(real), torch.ones(len(real), 1)) + bce(netD(fake.detach()), torch.zeros(len(real), 1))
        loss_d.backward()
        optD.step()
        netG.zero_grad()
        loss_g = bce(netD(fake), torch.ones(len(real), 1))
        loss_g.backward()
        optG.step()
        if i % 4 == 0:
            with torch.no_grad():
                samples.append(netG(fixed_noise).cpu())
