import torch
from torch import nn


class Speakers(nn.Module):
    def __init__(self, device, loss_device):
        super().__init__()
        self.lstm = nn.LSTM(40, 64, batch_first=True).to(device)
        self.weight = nn.Parameter(torch.tensor([10.0])).to(loss_device)
        self.loss_device = loss_device

    def forward(self, x):
        return self.lstm(x)[1][0][-1]

    def loss(self, embedded, speakers):
        similar = embedded.to(self.loss_device) @ embedded.to(self.loss_device).T
        return nn.functional.cross_entropy(similar * self.weight, speakers)


device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
model = Speakers(device, torch.device("cpu"))
optimizer = torch.optim.Adam(model.parameters(), lr=1e-4)
model.train()
for utterances, speakers in torch.load("batches.pt"):
    loss = model.loss(model(utterances.to(device)), speakers)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
