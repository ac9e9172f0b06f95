import copy

import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Ema:
    def __init__(self, model, decay):
        self.model = copy.deepcopy(model).eval().requires_grad_(False)
        self.decay = decay

    @torch.no_grad()
    def update(self, model):
        for e, p in zip(self.model.parameters(), model.parameters()):
            e.lerp_(p, 1 - self.decay)


def main():
    acc = Accelerator(gradient_accumulation_steps=4)
    net = nn.Sequential(nn.Linear(10, 40), nn.SiLU(), nn.Linear(40, 10))
    ema = Ema(net, 0.999)
    opt = torch.optim.AdamW(net.parameters(), 1e-3)
    dl = DataLoader(TensorDataset(torch.randn(2000, 10)), 20, shuffle=True)
    net, opt, dl = acc.prepare(net, opt, dl)
    ema.model.to(acc.device)
    for epoch in range(5):
        net.train()
        for (x,) in dl:
            with acc.accumulate(net):
                loss = nn.functional.mse_loss(net(x + torch.randn_like(x)), x)
                acc.backward(loss)
                opt.step()
                opt.zero_grad()
                if acc.sync_gradients:
                    ema.update(acc.unwrap_model(net))
        with torch.no_grad():
            acc.print(epoch, ema.model(torch.randn(4, 10, device=acc.device)).std().item())
    acc.save(ema.model.state_dict(), "ema.pt")


main()
