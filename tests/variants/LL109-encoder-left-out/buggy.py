import torch
from torch import nn


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 8, 3, stride=2)
        self.fc = nn.Linear(8 * 13 * 13, 16)

    def forward(self, x):
        return self.fc(torch.relu(self.conv(x)).flatten(1))


def train(epochs, batches):
    encoder = Encoder()
    decoder = nn.Sequential(nn.Linear(16, 128), nn.ReLU(), nn.Linear(128, 784), nn.Sigmoid())
    optimizer = torch.optim.Adam(decoder.parameters(), lr=1e-3)
    for epoch in range(epochs):
        encoder.train()
        decoder.train()
        for x in batches:
            out = decoder(encoder(x))
            loss = nn.functional.binary_cross_entropy(out, x.flatten(1))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        encoder.eval()
        decoder.eval()
        with torch.no_grad():
            print(epoch, nn.functional.mse_loss(decoder(encoder(batches[0])), batches[0].flatten(1)))


train(10, torch.rand(20, 32, 1, 28, 28))
