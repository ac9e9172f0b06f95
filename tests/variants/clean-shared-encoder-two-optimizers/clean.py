import torch
from torch import nn

torch.manual_seed(0)
encoder = nn.Sequential(nn.Linear(5, 16), nn.ReLU())
actor, critic = nn.Linear(16, 2), nn.Linear(16, 1)
enc_opt = torch.optim.Adam(encoder.parameters(), lr=1e-3)
actor_opt = torch.optim.Adam(actor.parameters(), lr=1e-3)
critic_opt = torch.optim.Adam(critic.parameters(), lr=1e-3)
for step in range(20):
    obs, ret, act = torch.randn(32, 5), torch.randn(32, 1), torch.randint(0, 2, (32,))
    for opt in (enc_opt, actor_opt, critic_opt):
        opt.zero_grad()
    critic_loss = nn.functional.mse_loss(critic(encoder(obs)), ret)
    critic_loss.backward()
    critic_opt.step()
    actor_loss = nn.functional.cross_entropy(actor(encoder(obs)), act)
    actor_loss.backward()
    actor_opt.step()
    enc_opt.step()
print(critic_loss.item(), actor_loss.item())
