import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(200, 7)
loader = DataLoader(TensorDataset(x, x[:, :2].sum(1), (x[:, 2] > 0).float()), batch_size=20, shuffle=True)
trunk = nn.Sequential(nn.Linear(7, 24), nn.ReLU(), nn.Linear(24, 2))
opt = torch.optim.RMSprop(trunk.parameters(), lr=1e-3)
for epoch in range(2):
    trunk.train()
    for feats, value, label in loader:
        opt.zero_grad()
        regression = nn.functional.mse_loss(trunk(feats)[:, 0], value)
        regression.backward()
        opt.step()
        opt.zero_grad()
        classification = nn.functional.binary_cross_entropy_with_logits(trunk(feats)[:, 1], label)
        classification.backward()
        opt.step()
    print(epoch, regression.item(), classification.item())
