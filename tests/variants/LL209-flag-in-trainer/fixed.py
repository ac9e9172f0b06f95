import torch
from torch import nn


class Tagger(nn.Module):
    def __init__(self, vocab, tags):
        super().__init__()
        self.embed = nn.Embedding(vocab, 32)
        self.lstm = nn.LSTM(32, 32, batch_first=True)
        self.drop = nn.Dropout(0.3)
        self.out = nn.Linear(32, tags)

    def forward(self, tokens):
        return self.out(self.drop(self.lstm(self.embed(tokens))[0])).transpose(1, 2)


class Runner:
    def __init__(self, tagger, device):
        self.net = nn.parallel.DistributedDataParallel(tagger.to(device))
        self.opt = torch.optim.Adam(self.net.parameters())
        self.loss = nn.CrossEntropyLoss()

    def fit_epoch(self, loader):
        self.net.train()
        for tokens, tags in loader:
            self.opt.zero_grad()
            self.loss(self.net(tokens), tags).backward()
            self.opt.step()

    def validate(self, val_loader):
        self.net.eval()
        with torch.no_grad():
            return sum(self.loss(self.net(tokens), tags).item() for tokens, tags in val_loader)


runner = Runner(Tagger(100, 5), "cpu")
train, val = torch.load("loaders.pt")
for epoch in range(4):
    runner.fit_epoch(train)
    print(runner.validate(val))
