import torch
from ignite.engine import Engine, Events
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(80, 4)
net = nn.Linear(4, 1)
opt = torch.optim.SGD(net.parameters(), lr=0.1)


def update(engine, batch):
    net.train()
    a, b = batch
    loss = nn.functional.mse_loss(net(a), b)
    opt.zero_grad()
    loss.backward()
    opt.step()
    return loss.item()


engine = Engine(update)


@engine.on(Events.EPOCH_COMPLETED)
def report(engine):
    print(engine.state.epoch, engine.state.output)


engine.run(DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True), max_epochs=2)
