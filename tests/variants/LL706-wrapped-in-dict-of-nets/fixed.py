import itertools

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class AutoEncoder:
    def __init__(self, device_ids):
        self.device = torch.device("cuda", device_ids[0])
        self.encoder = nn.Linear(784, 32).to(self.device)
        self.decoder = nn.Linear(32, 784).to(self.device)
        self.opt = torch.optim.Adam(itertools.chain(self.encoder.parameters(), self.decoder.parameters()))

    def step(self, x):
        x = x.to(self.device)
        loss = nn.functional.mse_loss(self.decoder(self.encoder(x)), x)
        self.opt.zero_grad()
        loss.backward()
        self.opt.step()
        return loss.item()


ae = AutoEncoder(list(range(torch.cuda.device_count())))
loader = DataLoader(TensorDataset(torch.rand(10000, 784)), 200, shuffle=True)
for epoch in range(20):
    losses = [ae.step(x) for (x,) in loader]
    print(epoch, sum(losses) / len(losses))
