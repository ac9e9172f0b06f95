import torch

MAX_GRAD = 0.25


class Trainer:
    def __init__(self, net):
        self.net, self.optim = net, torch.optim.Adam(net.parameters())

    def step(self, x):
        self.optim.zero_grad()
        loss = self.net(x).pow(2).mean()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), MAX_GRAD)
        self.optim.step()


trainer = Trainer(torch.nn.Linear(4, 1))
for x in torch.rand(100, 8, 4):
    trainer.step(x)
