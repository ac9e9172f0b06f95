import torch
from torch import nn

encoder = nn.Linear(32, 8)
decoder = nn.Linear(8, 32)
enc_opt = torch.optim.Adam(encoder.parameters(), lr=1e-3)
dec_opt = torch.optim.Adam(decoder.parameters(), lr=1e-3)
data = torch.utils.data.DataLoader(torch.randn(512, 32), batch_size=32, shuffle=True)

for epoch in range(10):
    for x in data:
        with torch.no_grad():
            z = encoder(x)
        loss = nn.functional.mse_loss(decoder(z), x)
        enc_opt.zero_grad()
        dec_opt.zero_grad()
        loss.backward()
        enc_opt.step()
        dec_opt.step()
