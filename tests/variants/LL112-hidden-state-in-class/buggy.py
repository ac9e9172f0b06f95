import torch
from torch import nn


class CharLM(nn.Module):
    def __init__(self, vocab=64, dim=96):
        super().__init__()
        self.embed, self.lstm, self.out = nn.Embedding(vocab, dim), nn.LSTM(dim, dim), nn.Linear(dim, vocab)

    def forward(self, x, state):
        h, state = self.lstm(self.embed(x), state)
        return self.out(h), state


class Trainer:
    def __init__(self, net):
        self.net, self.optim = net, torch.optim.Adam(net.parameters())

    def epoch(self, chunks):
        h, c = torch.zeros(1, 16, 96), torch.zeros(1, 16, 96)
        for x, y in chunks:
            logits, (h, c) = self.net(x, (h, c))
            loss = nn.functional.cross_entropy(logits.flatten(0, 1), y.flatten())
            self.optim.zero_grad()
            loss.backward(retain_graph=True)
            self.optim.step()


trainer = Trainer(CharLM())
for _ in range(5):
    trainer.epoch(torch.load("chunks.pt"))
