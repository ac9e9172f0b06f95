import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(net, loader, opt, n_acc):
    net.train()
    for step, (a, b) in enumerate(loader):
        ready = (step + 1) % n_acc == 0
        loss = nn.functional.mse_loss(net(a), b) / n_acc
        loss.backward()
        if ready:
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            opt.step()
            opt.zero_grad()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(84, 4)
    net = nn.Linear(4, 1)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    for epoch in range(2):
        train(net, loader, opt, 4)
