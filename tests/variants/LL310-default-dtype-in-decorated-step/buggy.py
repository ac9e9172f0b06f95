import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


@torch.autocast("cuda")
def compute_loss(model, x, y):
    return nn.functional.cross_entropy(model(x), y)


def train(model, loader):
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for epoch in range(3):
        for x, y in loader:
            loss = compute_loss(model, x, y)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


loader = DataLoader(TensorDataset(torch.rand(64, 12), torch.randint(0, 3, (64,))), batch_size=8, shuffle=True)
train(nn.Linear(12, 3).cuda(), loader)
