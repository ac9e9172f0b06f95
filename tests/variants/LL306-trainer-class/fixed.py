import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, net):
        self.net = net
        self.optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)

    def train_epoch(self, loader):
        self.net.train()
        for x, y in loader:
            self.optimizer.zero_grad()
            with torch.autocast("cuda", dtype=torch.bfloat16):
                loss = nn.functional.cross_entropy(self.net(x), y)
            loss.backward()
            self.optimizer.step()

    @torch.no_grad()
    def evaluate(self, loader):
        self.net.eval()
        right = 0
        for x, y in loader:
            with torch.autocast("cuda", dtype=torch.bfloat16):
                out = self.net(x)
            right += (out.argmax(1) == y).sum().item()
        return right / len(loader.dataset)


trainer = Trainer(nn.Linear(12, 3))
train = DataLoader(TensorDataset(torch.rand(64, 12), torch.randint(0, 3, (64,))), batch_size=8, shuffle=True)
valid = DataLoader(TensorDataset(torch.rand(32, 12), torch.randint(0, 3, (32,))), batch_size=8)
for epoch in range(3):
    trainer.train_epoch(train)
    print(trainer.evaluate(valid))
