import torch
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
points = torch.rand(300, 3)
dl = DataLoader(TensorDataset(points, points.prod(1)), batch_size=30, shuffle=True)
net = torch.nn.Sequential(torch.nn.Linear(3, 20), torch.nn.GELU(), torch.nn.Linear(20, 1))
solver = torch.optim.NAdam(net.parameters(), lr=5e-3)
step, max_steps = 0, 15
stream = iter(dl)
while step < max_steps:
    try:
        p, t = next(stream)
    except StopIteration:
        stream = iter(dl)
        p, t = next(stream)
    err = (net(p).squeeze(1) - t).abs().mean()
    err.backward()
    solver.step()
    step += 1
print(err.item())
