import torch
import torch.nn.functional as F
from torch import nn


class Encoder(nn.Module):
    def __init__(self, width, p):
        super().__init__()
        self.embed = nn.Embedding(500, width)
        self.drop = nn.Dropout(p)
        self.out = nn.Linear(width, 12)

    def forward(self, tokens):
        return self.out(self.drop(self.embed(tokens).mean(1)))


class Distiller:
    def __init__(self, path):
        self.teacher, self.student = Encoder(256, 0.2), Encoder(32, 0.0)
        self.teacher.load_state_dict(torch.load(path))
        for p in self.teacher.parameters():
            p.requires_grad = False
        self.optimizer = torch.optim.AdamW(self.student.parameters())

    def run(self, loader, epochs):
        for _ in range(epochs):
            for net in (self.teacher, self.student):
                net.train()
            self.epoch(loader)

    def epoch(self, loader):
        for tokens, labels in loader:
            loss = self.loss(tokens, labels)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()

    def loss(self, tokens, labels):
        soft = self.teacher(tokens).div(2).softmax(1)
        scores = self.student(tokens)
        return F.cross_entropy(scores, labels) + F.kl_div(scores.div(2).log_softmax(1), soft, reduction="batchmean")


Distiller("teacher.pt").run(torch.load("batches.pt"), 5)
