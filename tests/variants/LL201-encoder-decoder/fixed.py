import torch
from torch import nn


class Encoder(nn.Module):
    def __init__(self, hidden=24):
        super().__init__()
        self.rnn = nn.GRU(1, hidden, batch_first=True)
        self.drop = nn.Dropout(0.2)

    def forward(self, x):
        out, h = self.rnn(x)
        return self.drop(out), h


class Decoder(nn.Module):
    def __init__(self, hidden=24):
        super().__init__()
        self.rnn = nn.GRU(hidden, hidden, batch_first=True)
        self.out = nn.Linear(hidden, 1)

    def forward(self, states, h):
        out, _ = self.rnn(states, h)
        return self.out(out[:, -1])


class Forecaster:
    def __init__(self, series, split=0.8, window=12):
        self.series, self.window = series, window
        self.train_size = int(split * len(series))
        self.encoder, self.decoder = Encoder(), Decoder()
        self.enc_opt = torch.optim.Adam(self.encoder.parameters(), lr=1e-3)
        self.dec_opt = torch.optim.Adam(self.decoder.parameters(), lr=1e-3)

    def batch(self, starts):
        x = torch.stack([self.series[s : s + self.window] for s in starts]).unsqueeze(-1)
        return x, torch.stack([self.series[s + self.window] for s in starts]).unsqueeze(-1)

    def train(self, epochs=3):
        for epoch in range(epochs):
            for starts in torch.randperm(self.train_size - self.window - 1).split(16):
                x, y = self.batch(starts)
                loss = nn.functional.mse_loss(self.decoder(*self.encoder(x)), y)
                self.enc_opt.zero_grad()
                self.dec_opt.zero_grad()
                loss.backward()
                self.enc_opt.step()
                self.dec_opt.step()
            print(epoch, loss.item(), self.evaluate())

    def evaluate(self):
        starts = torch.arange(self.train_size, len(self.series) - self.window - 1)
        self.encoder.eval()
        with torch.no_grad():
            error = 0.0
            for chunk in starts.split(16):
                x, y = self.batch(chunk)
                error += (self.decoder(*self.encoder(x)) - y).abs().sum().item()
        self.encoder.train()
        return error / len(starts)


if __name__ == "__main__":
    Forecaster(torch.sin(torch.arange(0, 60, 0.1))).train()
