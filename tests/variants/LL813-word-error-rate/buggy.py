import torch
import torch.nn as nn
from torch.utils.data import DataLoader, TensorDataset
from torchmetrics.functional.text import word_error_rate


class CTCModel(nn.Module):
    def __init__(self, vocab=30):
        super().__init__()
        self.rnn = nn.GRU(40, 64, batch_first=True)
        self.fc = nn.Linear(64, vocab)

    def forward(self, x):
        return self.fc(self.rnn(x)[0]).log_softmax(-1)


def decode(log_probs):
    texts = []
    for seq in log_probs.argmax(-1).tolist():
        out, prev = [], 0
        for s in seq:
            if s != prev and s != 0:
                out.append(chr(95 + s))
            prev = s
        texts.append(" ".join(out))
    return texts


@torch.no_grad()
def validate(model, loader):
    model.eval()
    total = 0.0
    for feats, target in loader:
        preds = decode(model(feats))
        gold = [" ".join(chr(95 + c) for c in row) for row in target.tolist()]
        total += word_error_rate(preds, gold).item()
    return total / len(loader)


def main():
    f, t = torch.randn(200, 50, 40), torch.randint(1, 30, (200, 8))
    tr = DataLoader(TensorDataset(f[:160], t[:160]), 16, shuffle=True)
    va = DataLoader(TensorDataset(f[160:], t[160:]), 10)
    model = CTCModel()
    opt = torch.optim.AdamW(model.parameters(), 1e-3)
    ctc = nn.CTCLoss(zero_infinity=True)
    for epoch in range(5):
        model.train()
        for x, y in tr:
            lp = model(x).transpose(0, 1)
            n = len(x)
            loss = ctc(lp, y, torch.full((n,), lp.size(0)), torch.full((n,), y.size(1)))
            opt.zero_grad()
            loss.backward()
            opt.step()
        print(epoch, validate(model, va))


main()
