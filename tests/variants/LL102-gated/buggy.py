import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(model, loader, optimizer, every):
    model.train()
    for i, (x, y) in enumerate(loader, start=1):
        (nn.functional.cross_entropy(model(x), y) / every).backward()
        if i % every == 0 or i == len(loader):
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.zero_grad()
            optimizer.step()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(96, 4)
    net = nn.Linear(4, 3)
    loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=8, shuffle=True)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    for epoch in range(2):
        train(net, loader, opt, 4)
