import random

import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, Dataset


class CopyTask(Dataset):
    """Sequences that grow longer as training goes on."""

    def __init__(self, n, max_len):
        self.n = n
        self.max_len = max_len
        self.cur_len = 4

    def __len__(self):
        return self.n

    def __getitem__(self, idx):
        length = random.randint(2, self.cur_len)
        seq = torch.randint(1, 10, (self.max_len,))
        seq[length:] = 0
        return seq


class Copier(nn.Module):
    def __init__(self):
        super().__init__()
        self.emb = nn.Embedding(10, 32)
        self.enc = nn.LSTM(32, 64, batch_first=True)
        self.head = nn.Linear(64, 10)

    def forward(self, s):
        return self.head(self.enc(self.emb(s))[0])


def main(epochs=20):
    task = CopyTask(10000, 32)
    loader = DataLoader(task, batch_size=64, shuffle=True, num_workers=4)
    net = Copier()
    optim = torch.optim.Adam(net.parameters(), lr=1e-3)
    for epoch in range(epochs):
        task.cur_len = min(4 + 2 * epoch, task.max_len)
        net.train()
        for seq in loader:
            logits = net(seq)
            loss = F.cross_entropy(logits.transpose(1, 2), seq, ignore_index=0)
            optim.zero_grad()
            loss.backward()
            optim.step()
        print(epoch, task.cur_len, loss.item())


if __name__ == "__main__":
    main()
