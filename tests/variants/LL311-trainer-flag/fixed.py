import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, net):
        self.net = net
        self.optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
        self.scaler = torch.amp.GradScaler("cuda", enabled=True)

    def step(self, x, y):
        self.optimizer.zero_grad()
        with torch.amp.autocast("cuda", torch.float16):
            loss = nn.functional.cross_entropy(self.net(x), y)
        self.scaler.scale(loss).backward()
        self.scaler.step(self.optimizer)
        self.scaler.update()


trainer = Trainer(nn.Linear(12, 3))
for x, y in DataLoader(TensorDataset(torch.rand(64, 12), torch.randint(0, 3, (64,))), batch_size=8, shuffle=True):
    trainer.step(x, y)
