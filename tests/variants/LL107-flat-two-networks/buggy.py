import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(90, 8)
loader = DataLoader(TensorDataset(x), batch_size=9, shuffle=True)
enc, dec = nn.Linear(8, 3), nn.Linear(3, 8)
enc_opt = torch.optim.Adam(enc.parameters(), lr=1e-2)
dec_opt = torch.optim.Adam(dec.parameters(), lr=1e-2)
for epoch in range(2):
    enc.train(), dec.train()
    for (a,) in loader:
        enc_opt.zero_grad()
        dec_opt.zero_grad()
        loss = nn.functional.mse_loss(dec(enc(a)), a)
        loss.backward()
        dec_opt.step()
    print(epoch, loss.item())
