import random
from collections import defaultdict

import torch
import torchaudio
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Utterances(Dataset):
    """Files are listed speaker by speaker."""

    def __init__(self, manifest, seconds=2.0, sr=16000):
        self.items = []
        with open(manifest) as f:
            for line in f:
                path, spk = line.split()
                self.items.append((path, int(spk)))
        self.items.sort(key=lambda it: it[1])
        self.n = int(seconds * sr)
        self.mel = torchaudio.transforms.MelSpectrogram(sr, n_mels=40)

    def __len__(self):
        return len(self.items)

    def __getitem__(self, i):
        path, spk = self.items[i]
        wav, _ = torchaudio.load(path)
        start = random.randint(0, max(0, wav.size(1) - self.n))
        wav = nn.functional.pad(wav, (0, self.n))[:, start : start + self.n]
        return self.mel(wav).squeeze(0).add(1e-6).log(), spk


class XVector(nn.Module):
    def __init__(self, n_spk):
        super().__init__()
        self.tdnn = nn.Sequential(nn.Conv1d(40, 128, 5), nn.ReLU(), nn.Conv1d(128, 128, 3, dilation=2), nn.ReLU())
        self.out = nn.Linear(256, n_spk)

    def forward(self, m):
        h = self.tdnn(m)
        return self.out(torch.cat([h.mean(-1), h.std(-1)], 1))


def run(train_list, valid_list, n_spk=251, epochs=20):
    train_dl = DataLoader(Utterances(train_list), batch_size=64, num_workers=4, drop_last=True)
    valid_dl = DataLoader(Utterances(valid_list), batch_size=64, num_workers=4)
    model = XVector(n_spk)
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    log = defaultdict(list)
    for epoch in range(epochs):
        model.train()
        for mel, spk in train_dl:
            loss = nn.functional.cross_entropy(model(mel), spk)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            log["loss"].append(loss.item())
        model.eval()
        ok = tot = 0
        with torch.no_grad():
            for mel, spk in valid_dl:
                ok += (model(mel).argmax(1) == spk).sum().item()
                tot += len(spk)
        log["acc"].append(ok / tot)
        print(epoch, log["acc"][-1])


if __name__ == "__main__":
    run("train.lst", "valid.lst")
