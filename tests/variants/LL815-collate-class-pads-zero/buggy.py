import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader


class Collate:
    def __init__(self, pad_id=0):
        self.pad_id = pad_id

    def __call__(self, samples):
        tokens = pad_sequence([s["tokens"] for s in samples], batch_first=True, padding_value=self.pad_id)
        tags = pad_sequence([s["tags"] for s in samples], batch_first=True, padding_value=self.pad_id)
        return tokens, tags


class Tagger(nn.Module):
    def __init__(self, vocab, tags):
        super().__init__()
        self.embed = nn.Embedding(vocab, 64, padding_idx=0)
        self.lstm = nn.LSTM(64, 64, batch_first=True)
        self.out = nn.Linear(64, tags)

    def forward(self, tokens):
        return self.out(self.lstm(self.embed(tokens))[0])


def train(dataset, vocab, tags):
    loader = DataLoader(dataset, batch_size=16, shuffle=True, collate_fn=Collate())
    model = Tagger(vocab, tags)
    criterion = nn.CrossEntropyLoss()
    optimizer = torch.optim.Adam(model.parameters())
    for _ in range(10):
        for tokens, targets in loader:
            scores = model(tokens)
            loss = criterion(scores.view(-1, scores.size(-1)), targets.view(-1))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
