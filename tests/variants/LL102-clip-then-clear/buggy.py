import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def run_epoch(rnn, head, batches, optim, max_norm):
    rnn.train()
    head.train()
    for seq, label in batches:
        out, _ = rnn(seq)
        loss = nn.functional.cross_entropy(head(out[:, -1]), label)
        loss.backward()
        nn.utils.clip_grad_norm_([*rnn.parameters(), *head.parameters()], max_norm)
        optim.zero_grad()
        optim.step()
    return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    seqs = torch.randn(120, 11, 4)
    batches = DataLoader(TensorDataset(seqs, (seqs.sum((1, 2)) > 0).long()), batch_size=20, shuffle=True)
    rnn, head = nn.LSTM(4, 12, batch_first=True), nn.Linear(12, 2)
    optim = torch.optim.Adam([*rnn.parameters(), *head.parameters()], lr=1e-3)
    for epoch in range(2):
        print(epoch, run_epoch(rnn, head, batches, optim, 1.0))
