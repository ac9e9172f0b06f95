import torch
from torch import nn

class Meter:
    def __init__(self):
        self.sum = self.count = 0
    def update(self, val, n=1):
        self.sum += val * n
        self.count += n


class Decoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.l = nn.LSTM(8, 8)
    def forward(self, x, lens):
        out, _ = self.l(x)
        return out, (lens - 1).tolist()



dec = Decoder()
opt = torch.optim.Adam(dec.parameters())
loss_meter = Meter()


def accuracy(s, t):
    return s.argmax(1).eq(t).float().sum().item() * 100.0


def train(loader, decoder, opt):
    for epoch in range(3):
        meter = Meter()
        for x, lens, y in loader:
            scores, decode_lengths = decoder(x, lens)
            loss = nn.functional.cross_entropy(scores, y)
            opt.zero_grad()
            loss.backward()
            opt.step()
            loss_meter.update(loss.item(), sum(decode_lengths))
            meter.update(accuracy(scores, y), sum(decode_lengths))
        print(meter.sum / meter.count)


train(torch.load("x"), dec, opt)
