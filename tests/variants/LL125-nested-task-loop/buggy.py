import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def learn(net, tasks, lr):
    opt = torch.optim.SGD(net.parameters(), lr=lr)
    for task in tasks:
        net.train()
        for a, b in DataLoader(task, batch_size=8, shuffle=True):
            net.zero_grad()
            loss = nn.functional.mse_loss(net(a), b)
            loss.backward()
        opt.step()
        print(loss.item())


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(40, 3)
    learn(nn.Linear(3, 1), [TensorDataset(x, x[:, k : k + 1]) for k in range(3)], 0.1)
