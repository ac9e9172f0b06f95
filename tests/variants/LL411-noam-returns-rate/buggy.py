import torch
from torch import nn
from torch.optim.lr_scheduler import LambdaLR

from corpus import batches, vocabulary
from transformer import Seq2Seq

D_MODEL, WARMUP, PEAK = 512, 4000, 7e-4


class Noam:
    def __init__(self, peak, warmup):
        self.peak = peak
        self.warmup = warmup

    def __call__(self, step):
        step = max(step, 1)
        scale = min(step / self.warmup, (self.warmup / step) ** 0.5)
        return self.peak * scale


def main():
    device = torch.device("cuda")
    src, tgt = vocabulary("src"), vocabulary("tgt")
    model = Seq2Seq(len(src), len(tgt), D_MODEL).to(device)
    criterion = nn.CrossEntropyLoss(ignore_index=tgt.pad)
    optimizer = torch.optim.Adam(model.parameters(), lr=PEAK, betas=(0.9, 0.98), eps=1e-9)
    schedule = LambdaLR(optimizer, Noam(PEAK, WARMUP))
    for epoch in range(20):
        model.train()
        for source, target in batches("train", 64):
            source, target = source.to(device), target.to(device)
            logits = model(source, target[:, :-1])
            loss = criterion(logits.flatten(0, 1), target[:, 1:].flatten())
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
    torch.save(model.state_dict(), "seq2seq.pt")


if __name__ == "__main__":
    main()
