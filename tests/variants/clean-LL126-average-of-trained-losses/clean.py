import torch
from torch import nn

generator = nn.Linear(4, 8)
critic = nn.Linear(8, 1)
generator_optimizer = torch.optim.Adam(generator.parameters())
critic_optimizer = torch.optim.Adam(critic.parameters())
ROUNDS = 3
for noise, real in torch.load("batches.pt"):
    generator_optimizer.zero_grad()
    loss_g = -critic(generator(noise)).mean()
    loss_g.backward()
    generator_optimizer.step()
    loss_g = loss_g.item()

    fake = generator(noise).detach()
    loss_d_sum = 0.0
    for _ in range(ROUNDS):
        critic_optimizer.zero_grad()
        loss_d = 0.0
        for score_fake, score_real in zip(critic(fake).chunk(2), critic(real).chunk(2)):
            loss_d += torch.mean(torch.pow(score_real - 1.0, 2))
            loss_d += torch.mean(torch.pow(score_fake, 2))
        loss_d.backward()
        critic_optimizer.step()
        loss_d_sum += loss_d
    loss_d_avg = loss_d_sum / ROUNDS
    print(loss_g, loss_d_avg.item())
