import torch
from torch import nn

torch.manual_seed(0)
gen, dis = nn.Linear(4, 2), nn.Linear(2, 1)
gen_opt = torch.optim.Adam(gen.parameters(), lr=1e-3)
dis_opt = torch.optim.Adam(dis.parameters(), lr=1e-3)
for i in range(20):
    real, z = torch.randn(16, 2) + 1, torch.randn(16, 4)
    dis_opt.zero_grad()
    loss_d = nn.functional.softplus(-dis(real)).mean() + nn.functional.softplus(dis(gen(z).detach())).mean()
    loss_d.backward()
    dis_opt.step()
    gen_opt.zero_grad()
    loss_g = nn.functional.softplus(-dis(gen(z))).mean()
    loss_g.backward()
    dis_opt.step()
