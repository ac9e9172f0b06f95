import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def compute_loss(net, batch):
    x, y = batch
    out = net(x)
    loss = nn.functional.cross_entropy(out, y)
    loss.backward()
    return loss, (out.argmax(1) == y).float().mean()


def train(net, loader, opt):
    net.train()
    for batch in loader:
        opt.zero_grad()
        loss, acc = compute_loss(net, batch)
        opt.step()
    return loss.item(), acc.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(120, 6)
    loader = DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=12, shuffle=True)
    net = nn.Linear(6, 2)
    opt = torch.optim.Adam(net.parameters(), lr=1e-2)
    for epoch in range(3):
        print(epoch, train(net, loader, opt))
