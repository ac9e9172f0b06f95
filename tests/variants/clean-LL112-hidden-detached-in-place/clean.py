import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = nn.GRU(4, 16, batch_first=True)
        self.out = nn.Linear(16, 4)

    def forward(self, x, h=None):
        y, h = self.rnn(x, h)
        return self.out(y), h


net = Net()
opt = torch.optim.Adam(net.parameters())
stream = torch.randn(8, 400, 4)
for epoch in range(5):
    h = None
    for chunk, nxt in zip(stream.split(20, 1)[:-1], stream.split(20, 1)[1:]):
        pred, h = net(chunk, h)
        h.detach_()
        loss = (pred - nxt).pow(2).mean()
        opt.zero_grad()
        loss.backward()
        opt.step()
    print(epoch, loss.item())
