import torch
from ignite.engine import Engine, Events
from torch import nn
from torch.utils.data import DataLoader

policy = nn.Linear(4, 2)
adam = torch.optim.Adam(policy.parameters())
loader = DataLoader(torch.load("states.pt"), batch_size=16, shuffle=True)


def play(engine, states):
    adam.zero_grad()
    chosen = torch.distributions.Categorical(logits=policy(states)).sample()
    loss = nn.functional.cross_entropy(policy(states), chosen)
    loss.backward()
    adam.step()
    return loss.item()


trainer = Engine(play)


@trainer.on(Events.EPOCH_STARTED)
def begin():
    torch.manual_seed(7 + trainer.state.epoch)


trainer.run(loader, max_epochs=20)
