import torch
import torch.nn.functional as F
from torch import nn
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader

PAD = 0


def collate(batch):
    source = pad_sequence([b[0] for b in batch], batch_first=True, padding_value=PAD)
    target = pad_sequence([b[1] for b in batch], batch_first=True, padding_value=PAD)
    return {"source": source, "target": target}


class Seq2Seq(nn.Module):
    def __init__(self, vocab):
        super().__init__()
        self.embed = nn.Embedding(vocab, 64, padding_idx=PAD)
        self.model = nn.Transformer(64, 4, 2, 2, batch_first=True)
        self.out = nn.Linear(64, vocab)

    def forward(self, source, target):
        return self.out(self.model(self.embed(source), self.embed(target)))


def train(dataset, vocab):
    loader = DataLoader(dataset, batch_size=32, shuffle=True, collate_fn=collate)
    model = Seq2Seq(vocab)
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-4)
    for _ in range(10):
        for batch in loader:
            logits = model(batch["source"], batch["target"][:, :-1])
            loss = F.cross_entropy(logits.reshape(-1, logits.size(-1)), batch["target"][:, 1:].reshape(-1))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
