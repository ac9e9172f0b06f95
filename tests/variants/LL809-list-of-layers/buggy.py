import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Tagger(nn.Module):
    def __init__(self, vocabulary=50, tags=7):
        super().__init__()
        self.embedding = nn.Embedding(vocabulary, 16)
        self.lstm = nn.LSTM(16, 32, batch_first=True)
        self.hidden2tag = nn.Linear(32, tags)

    def forward(self, words):
        states, _ = self.lstm(self.embedding(words))
        return self.hidden2tag(states)


def train(model, loader, loss_function, optimizer):
    model.train()
    for words, tags in loader:
        model.zero_grad()
        tag_space = model(words)
        loss = loss_function(tag_space.view(-1, tag_space.shape[-1]), tags.view(-1))
        loss.backward()
        optimizer.step()


net = Tagger()
batches = DataLoader(TensorDataset(torch.randint(0, 50, (90, 5)), torch.randint(0, 7, (90, 5))), batch_size=9)
sgd = torch.optim.SGD(net.parameters(), lr=0.1)
for _ in range(3):
    train(net, batches, nn.NLLLoss(), sgd)
