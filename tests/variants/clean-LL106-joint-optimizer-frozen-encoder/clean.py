import torch
from torch import nn

encoder, decoder = nn.Linear(32, 8), nn.Linear(8, 32)
opt = torch.optim.Adam([*encoder.parameters(), *decoder.parameters()], lr=1e-3)
data = torch.utils.data.DataLoader(torch.randn(512, 32), batch_size=32, shuffle=True)
for epoch in range(10):
    warm = epoch < 2
    for x in data:
        with torch.set_grad_enabled(not warm):
            z = encoder(x)
        loss = nn.functional.mse_loss(decoder(z), x)
        opt.zero_grad()
        loss.backward()
        opt.step()
