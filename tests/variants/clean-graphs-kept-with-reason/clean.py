import torch
from torch import nn


def repackage(state):
    if isinstance(state, torch.Tensor):
        return state.detach()
    return tuple(repackage(s) for s in state)


net, rnn, head = nn.Linear(8, 8), nn.LSTM(8, 8), nn.Linear(8, 2)
optimizer = torch.optim.Adam([*net.parameters(), *rnn.parameters(), *head.parameters()])
for x, y in torch.load("batches.pt"):
    out = head(net(x))
    losses = [nn.functional.cross_entropy(out, y), out.pow(2).mean()]
    optimizer.zero_grad()
    for loss in losses:
        loss.backward(retain_graph=True)
    optimizer.step()
state = (torch.zeros(1, 4, 8), torch.zeros(1, 4, 8))
for x in torch.randn(20, 5, 4, 8):
    state = repackage(state)
    out, state = rnn(x, state)
    optimizer.zero_grad()
    out.pow(2).mean().backward()
    optimizer.step()
embedded = net(torch.randn(100, 8))
opt_head = torch.optim.SGD(head.parameters(), lr=0.1)
for step in range(20):
    loss = head(embedded).logsumexp(1).mean()
    opt_head.zero_grad()
    loss.backward(retain_graph=True)
    opt_head.step()
for x in torch.randn(20, 16, 8):
    x.requires_grad_()
    optimizer.zero_grad()
    out = head(net(x)).sum()
    out.backward(retain_graph=True)
    penalty = torch.autograd.grad(out, x, create_graph=True)[0].pow(2).sum()
    optimizer.step()
for x in torch.randn(20, 6, 4, 8):
    hidden = torch.zeros(4, 8)
    total = 0
    for t in range(6):
        hidden = net(hidden + x[t])
        total = total + head(hidden).pow(2).mean()
    optimizer.zero_grad()
    total.backward()
    optimizer.step()
