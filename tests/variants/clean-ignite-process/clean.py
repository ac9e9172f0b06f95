import torch
from ignite.engine import Engine, Events
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(80, 4)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def process(engine, batch):
    model.train()
    optimizer.zero_grad()
    a, b = batch
    loss = nn.functional.mse_loss(model(a), b)
    loss.backward()
    optimizer.step()
    return loss.item()


trainer = Engine(process)


@trainer.on(Events.EPOCH_COMPLETED)
def report(engine):
    print(engine.state.epoch, engine.state.output)


trainer.run(DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True), max_epochs=2)
