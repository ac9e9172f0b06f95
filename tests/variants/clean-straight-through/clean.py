import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Quantiser(nn.Module):
    def forward(self, z):
        return z + (z.round() - z).detach()


torch.manual_seed(0)
x = torch.randn(80, 6)
loader = DataLoader(TensorDataset(x), batch_size=8, shuffle=True)
enc, dec, quant = nn.Linear(6, 3), nn.Linear(3, 6), Quantiser()
opt = torch.optim.Adam([*enc.parameters(), *dec.parameters()], lr=1e-2)
history = []
for epoch in range(2):
    for (a,) in loader:
        z = enc(a)
        recon = dec(quant(z))
        commit = (z - z.detach().round()).pow(2).mean()
        loss = nn.functional.mse_loss(recon, a) + 0.25 * commit
        opt.zero_grad()
        loss.backward()
        opt.step()
        loss = loss.item()
        history.append(loss)
print(history[-1])
