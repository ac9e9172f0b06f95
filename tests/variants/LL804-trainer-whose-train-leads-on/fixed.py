import torch
from torch import nn
from tqdm import tqdm


class Coach:
    def __init__(self, net, lessons, lr=1e-3):
        self.net, self.lessons = net, lessons
        self.adam = torch.optim.Adam(net.parameters(), lr=lr)
        self.measure = nn.CrossEntropyLoss()

    def train(self, terms):
        for term in range(terms):
            self._term(term)

    def _term(self, term):
        self.net.train()
        total = 0.0
        for x, y in tqdm(self.lessons):
            total += self._lesson(x, y)
        print(term, total / len(self.lessons))

    def _lesson(self, x, y):
        self.adam.zero_grad()
        loss = self.measure(self.net(x), y)
        loss.backward()
        self.adam.step()
        return loss.item()
