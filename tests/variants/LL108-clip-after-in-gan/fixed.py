import torch
from torch import nn

torch.manual_seed(0)
gen, dis = nn.Linear(4, 2), nn.Linear(2, 1)
g_opt = torch.optim.Adam(gen.parameters(), lr=1e-3)
d_opt = torch.optim.Adam(dis.parameters(), lr=1e-3)
for i in range(30):
    real = torch.randn(16, 2)
    fake = gen(torch.randn(16, 4))
    d_opt.zero_grad()
    d_loss = (dis(fake.detach()) - dis(real)).mean()
    d_loss.backward()
    nn.utils.clip_grad_norm_(dis.parameters(), 1.0)
    d_opt.step()
    g_opt.zero_grad()
    g_loss = -dis(fake).mean()
    g_loss.backward()
    nn.utils.clip_grad_norm_(gen.parameters(), 1.0)
    g_opt.step()
