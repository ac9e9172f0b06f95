import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader

from batching import Collate

PAD = 0


class Copy(nn.Module):
    def __init__(self, words=30):
        super().__init__()
        self.embed = nn.Embedding(words, 24, padding_idx=PAD)
        self.rnn = nn.GRU(24, 24, batch_first=True)
        self.out = nn.Linear(24, words)

    def forward(self, source):
        states, _ = self.rnn(self.embed(source))
        return self.out(states)


def train(model, loader, optimizer, device):
    model.train()
    for source, target in loader:
        source, target = source.to(device), target.to(device)
        logits = model(source)
        optimizer.zero_grad()
        loss = F.cross_entropy(logits.reshape(-1, logits.size(-1)), target.reshape(-1), ignore_index=PAD)
        loss.backward()
        optimizer.step()


pairs = [(torch.randint(1, 30, (n,)), torch.randint(1, 30, (n,))) for n in range(2, 60)]
model = Copy()
loader = DataLoader(pairs, batch_size=8, shuffle=True, collate_fn=Collate(PAD))
adam = torch.optim.Adam(model.parameters())
for _ in range(2):
    train(model, loader, adam, "cpu")
