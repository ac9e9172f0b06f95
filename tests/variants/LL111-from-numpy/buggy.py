import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def rmsle(pred, target):
    pred, target = pred.detach().cpu().numpy(), target.cpu().numpy()
    value = np.sqrt(np.mean((np.log1p(np.abs(pred)) - np.log1p(np.abs(target))) ** 2))
    return torch.tensor(value, requires_grad=True)


def main():
    torch.manual_seed(0)
    x = torch.randn(90, 5)
    net = nn.Linear(5, 1)
    opt = torch.optim.Adam(net.parameters(), lr=1e-2)
    for epoch in range(2):
        net.train()
        for a, b in DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=9, shuffle=True):
            opt.zero_grad()
            loss = rmsle(net(a), b)
            loss.backward()
            opt.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
