import torch
from torch import nn, optim
from torch.utils.data import DataLoader, TensorDataset


def main():
    torch.manual_seed(999)
    netG = nn.Sequential(nn.Linear(10, 32), nn.ReLU(True), nn.Linear(32, 8))
    netD = nn.Sequential(nn.Linear(8, 32), nn.LeakyReLU(0.2, inplace=True), nn.Linear(32, 1))
    criterion = nn.BCEWithLogitsLoss()
    optimizerD, optimizerG = optim.Adam(netD.parameters(), 2e-4), optim.Adam(netG.parameters(), 2e-4)
    dataloader = DataLoader(TensorDataset(torch.randn(256, 8)), 32, shuffle=True)
    G_losses, D_losses = [], []
    for epoch in range(2):
        for i, data in enumerate(dataloader, 0):
            netD.zero_grad()
            real = data[0]
            label = torch.full((real.size(0), 1), 1.0)
            errD_real = criterion(netD(real), label)
            errD_real.backward()
            fake = netG(torch.randn(real.size(0), 10))
            label.fill_(0.0)
            errD_fake = criterion(netD(fake.detach()), label)
            errD = errD_real + errD_fake
            optimizerD.step()
            netG.zero_grad()
            label.fill_(1.0)
            errG = criterion(netD(fake), label)
            errG.backward()
            optimizerG.step()
            if i % 4 == 0:
                print(f"[{epoch}][{i}] Loss_D: {errD.item():.4f} Loss_G: {errG.item():.4f}")
            G_losses.append(errG.item())
            D_losses.append(errD.item())


if __name__ == "__main__":
    main()
