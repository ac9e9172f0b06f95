import torch
from torch import nn

EPS = 1e-5


class CosineHead(nn.Module):
    def __init__(self, width, classes):
        super().__init__()
        self.mix = nn.Linear(width, width)
        self.weight = nn.Parameter(torch.randn(classes, width))

    def forward(self, x):
        x = self.mix(x)
        x = x / (x.abs().amax(dim=-1, keepdim=True) + EPS)
        return x @ self.weight.t()


model = CosineHead(32, 10).cuda()
optimizer = torch.optim.Adam(model.parameters())
scaler = torch.amp.GradScaler("cuda")
for step in range(100):
    x, y = torch.randn(16, 32, device="cuda"), torch.randint(0, 10, (16,), device="cuda")
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
