import torch
from torch import nn


def step(net, opt, x, y, micro_batch_size):
    opt.zero_grad()
    n_micro = len(x) // micro_batch_size
    total = 0.0
    for m in range(n_micro):
        part = slice(m * micro_batch_size, (m + 1) * micro_batch_size)
        loss = nn.functional.cross_entropy(net(x[part]), y[part])
        (loss / n_micro).backward()
        total += loss.item()
    opt.step()
    return total / n_micro


if __name__ == "__main__":
    torch.manual_seed(0)
    net = nn.Linear(7, 4)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    for it in range(10):
        x = torch.randn(64, 7)
        print(step(net, opt, x, x[:, :4].argmax(1), 16))
