import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

device = "cuda" if torch.cuda.is_available() else "cpu"
netG = nn.Sequential(nn.Linear(4, 32), nn.ReLU(), nn.Linear(32, 2)).to(device)
netD = nn.Sequential(nn.Linear(2, 32), nn.LeakyReLU(0.2), nn.Linear(32, 1)).to(device)
optG = torch.optim.Adam(netG.parameters(), lr=1e-4)
optD = torch.optim.Adam(netD.parameters(), lr=1e-4)
scaler = torch.amp.GradScaler(device)
real_loader = DataLoader(TensorDataset(torch.randn(512, 2)), batch_size=64, shuffle=True)
bce = nn.functional.binary_cross_entropy_with_logits

for epoch in range(2):
    for (real,) in real_loader:
        real = real.to(device)
        z = torch.randn(len(real), 4, device=device)
        optD.zero_grad()
        with torch.autocast(device, dtype=torch.float16):
            fake = netG(z)
            d_real, d_fake = netD(real), netD(fake.detach())
            loss_d = bce(d_real, torch.ones_like(d_real)) + bce(d_fake, torch.zeros_like(d_fake))
        scaler.scale(loss_d).backward()
        scaler.unscale_(optD)
        nn.utils.clip_grad_norm_(netD.parameters(), 1.0)
        scaler.step(optD)

        optG.zero_grad()
        with torch.autocast(device, dtype=torch.float16):
            d_fake = netD(fake)
            loss_g = bce(d_fake, torch.ones_like(d_fake))
        scaler.scale(loss_g).backward()
        nn.utils.clip_grad_norm_(netG.parameters(), 1.0)
        scaler.step(optG)
        scaler.update()
