import torch
from torch import nn
from torch.nn import functional as F


def combine(losses, weights):
    return sum(weights[name] * value for name, value in losses.items())


def discriminator_step(disc, opt, real, fake):
    opt.zero_grad()
    real_loss = F.softplus(-disc(real)).mean()
    real_loss.backward()
    fake_loss = F.softplus(disc(fake.detach())).mean()
    fake_loss.backward()
    opt.step()
    loss_d = real_loss + fake_loss
    return loss_d.item()


gen, disc = nn.Linear(4, 8), nn.Linear(8, 1)
g_opt = torch.optim.Adam(gen.parameters())
d_opt = torch.optim.Adam(disc.parameters())
weights = {"adv": 1.0, "l1": 10.0}
history = []
for z, real in torch.load("batches.pt"):
    fake = gen(z)
    d_loss = discriminator_step(disc, d_opt, real, fake)
    losses = {"adv": F.softplus(-disc(fake)).mean(), "l1": F.l1_loss(fake, real)}
    if fake.shape[1] > 4:
        aux_loss = fake.pow(2).mean()
        losses["aux"] = aux_loss
        weights["aux"] = 0.1
    g_loss = combine(losses, weights)
    g_opt.zero_grad()
    g_loss.backward()
    g_opt.step()
    mean_loss = (losses["adv"] + losses["l1"]) / 2
    with torch.no_grad():
        eval_loss = 0.5 * F.mse_loss(gen(z), real)
    history.append((d_loss, g_loss.item(), mean_loss.item(), eval_loss.item()))
