import copy

import torch
import torch.nn.functional as F


class DiffusionTrainer:
    def __init__(self, unet, noise, loader, device):
        self.unet = unet.to(device)
        self.noise = noise
        self.loader = loader
        self.device = device
        self.optim = torch.optim.AdamW(self.unet.parameters(), lr=1e-4)
        self.ema = {k: v.detach().clone() for k, v in self.unet.state_dict().items()}
        self.step = 0

    def update_ema(self, decay=0.9999):
        for k, v in self.unet.state_dict().items():
            if v.dtype.is_floating_point:
                self.ema[k].mul_(decay).add_(v.detach(), alpha=1 - decay)
            else:
                self.ema[k].copy_(v)

    @torch.no_grad()
    def sample(self, n):
        live = copy.deepcopy(self.unet.state_dict())
        self.unet.load_state_dict(self.ema)
        self.unet.eval()
        x = torch.randn(n, 3, 64, 64, device=self.device)
        for t in reversed(range(self.noise.steps)):
            x = self.noise.reverse(x, self.unet(x, torch.full((n,), t, device=self.device)), t)
        self.unet.train()
        self.unet.load_state_dict(live)
        return x.clamp(-1, 1)

    def fit(self, steps):
        self.unet.train()
        data = iter(self.loader)
        while self.step < steps:
            try:
                x = next(data)
            except StopIteration:
                data = iter(self.loader)
                x = next(data)
            x = x.to(self.device)
            t = torch.randint(self.noise.steps, (x.size(0),), device=self.device)
            eps = torch.randn_like(x)
            loss = F.mse_loss(self.unet(self.noise.forward(x, eps, t), t), eps)
            self.optim.zero_grad()
            loss.backward()
            self.optim.step()
            self.update_ema()
            self.step += 1
            if self.step % 5000 == 0:
                torch.save(self.sample(16).cpu(), f"samples{self.step}.pt")
