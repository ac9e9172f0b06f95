import torch
from torch import nn
from torch.optim.lr_scheduler import CosineAnnealingLR
from torch.utils.data import DataLoader, TensorDataset


def main(epochs=4):
    enc, dec = nn.Linear(10, 3), nn.Linear(3, 10)
    critic = nn.Sequential(nn.Linear(3, 16), nn.ReLU(), nn.Linear(16, 1))
    opt_enc = torch.optim.Adam(enc.parameters(), lr=1e-3)
    opt_dec = torch.optim.Adam(dec.parameters(), lr=1e-3)
    opt_critic = torch.optim.Adam(critic.parameters(), lr=1e-3)
    sched_enc = CosineAnnealingLR(opt_enc, T_max=epochs)
    sched_dec = CosineAnnealingLR(opt_dec, T_max=epochs)
    sched_critic = CosineAnnealingLR(opt_critic, T_max=epochs)
    loader = DataLoader(TensorDataset(torch.randn(256, 10)), batch_size=32, shuffle=True)
    for epoch in range(epochs):
        for (x,) in loader:
            opt_critic.zero_grad()
            code = enc(x)
            (critic(code.detach()).mean() - critic(torch.randn_like(code)).mean()).backward()
            opt_critic.step()
            opt_enc.zero_grad()
            opt_dec.zero_grad()
            (nn.functional.mse_loss(dec(code), x) - 0.1 * critic(code).mean()).backward()
            opt_enc.step()
            opt_dec.step()
        sched_enc.step()
        sched_critic.step()
        print(epoch, opt_dec.param_groups[0]["lr"])


if __name__ == "__main__":
    main()
