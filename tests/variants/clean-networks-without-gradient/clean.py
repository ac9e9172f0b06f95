import torch
from torch import nn
from torch.nn import functional as F


def build():
    return nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Dropout(0.1), nn.Linear(32, 8))


generator, critic, q, target, teacher = build(), build(), build(), build(), build()
target.load_state_dict(q.state_dict())
teacher.load_state_dict(torch.load("teacher.pt"))
teacher.requires_grad_(False).eval()
g_opt = torch.optim.Adam(generator.parameters())
c_opt = torch.optim.Adam(critic.parameters())
q_opt = torch.optim.Adam(q.parameters())
for step, (x, y) in enumerate(torch.load("batches.pt")):
    with torch.no_grad():
        fake = generator(torch.randn_like(x))
        future = target(y).max(1).values
    c_opt.zero_grad()
    (critic(fake).mean() - critic(x).mean()).backward()
    c_opt.step()
    if step % 5 == 0:
        g_opt.zero_grad()
        (-critic(generator(torch.randn_like(x)))).mean().backward()
        g_opt.step()
    q_opt.zero_grad()
    (F.mse_loss(q(x).max(1).values, future) + F.mse_loss(q(x), teacher(x))).backward()
    q_opt.step()
    if step % 100 == 0:
        target.load_state_dict(q.state_dict())
