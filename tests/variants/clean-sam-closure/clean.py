import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class SAM(torch.optim.Optimizer):
    def __init__(self, params, base, rho=0.05, **kwargs):
        super().__init__(params, dict(rho=rho, **kwargs))
        self.base_optimizer = base(self.param_groups, **kwargs)
        self.param_groups = self.base_optimizer.param_groups

    @torch.no_grad()
    def first_step(self, zero_grad=False):
        norm = torch.stack([p.grad.norm() for g in self.param_groups for p in g["params"]]).norm()
        for group in self.param_groups:
            for p in group["params"]:
                e = p.grad * group["rho"] / (norm + 1e-12)
                p.add_(e)
                self.state[p]["e"] = e
        if zero_grad:
            self.zero_grad()

    @torch.no_grad()
    def second_step(self, zero_grad=False):
        for group in self.param_groups:
            for p in group["params"]:
                p.sub_(self.state[p]["e"])
        self.base_optimizer.step()
        if zero_grad:
            self.zero_grad()


torch.manual_seed(0)
x = torch.randn(80, 4)
net = nn.Linear(4, 2)
optimizer = SAM(net.parameters(), torch.optim.SGD, lr=0.1)
for epoch in range(2):
    for a, b in DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=8, shuffle=True):
        nn.functional.cross_entropy(net(a), b).backward()
        optimizer.first_step(zero_grad=True)
        nn.functional.cross_entropy(net(a), b).backward()
        optimizer.second_step(zero_grad=True)
