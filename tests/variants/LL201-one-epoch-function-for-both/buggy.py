import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Tagger(nn.Module):
    def __init__(self, words=200, tags=9, width=48):
        super().__init__()
        self.emb = nn.Embedding(words, width)
        self.lstm = nn.LSTM(width, width, num_layers=2, dropout=0.3, batch_first=True)
        self.out = nn.Linear(width, tags)

    def forward(self, ids):
        h, _ = self.lstm(self.emb(ids))
        return self.out(h)


class Trainer:
    def __init__(self, tagger, train_set, dev_set):
        self.tagger = tagger
        self.optim = torch.optim.AdamW(tagger.parameters(), lr=1e-3)
        self.sets = {"train": train_set, "dev": dev_set}

    def run_epoch(self, split):
        is_train = split == "train"
        loader = DataLoader(self.sets[split], batch_size=20, shuffle=is_train)
        total = 0.0
        for ids, tags in loader:
            with torch.set_grad_enabled(is_train):
                scores = self.tagger(ids)
                loss = nn.functional.cross_entropy(scores.flatten(0, 1), tags.flatten())
            if is_train:
                self.optim.zero_grad()
                loss.backward()
                self.optim.step()
            total += loss.item()
        return total / len(loader)

    def fit(self, epochs):
        for epoch in range(epochs):
            trained = self.run_epoch("train")
            held_out = self.run_epoch("dev")
            print(f"{epoch}: {trained:.3f} {held_out:.3f}")


if __name__ == "__main__":
    ids = torch.randint(0, 200, (400, 12))
    tags = ids % 9
    Trainer(Tagger(), TensorDataset(ids[:300], tags[:300]), TensorDataset(ids[300:], tags[300:])).fit(3)
