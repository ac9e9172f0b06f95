import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Net(nn.Module):
    def __init__(self, probabilities=False):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(8, 16), nn.Sigmoid())
        self.attention = nn.Sequential(nn.Linear(16, 16), nn.Softmax(dim=-1))
        self.out = nn.Linear(16, 4)
        self.softmax = nn.Softmax(dim=-1)
        self.probabilities = probabilities

    def forward(self, x):
        h = self.body(x)
        logits = self.out(h * self.attention(h))
        if self.probabilities:
            return self.softmax(logits)
        if not self.training:
            return logits.softmax(dim=-1)
        return logits

    def predict(self, x):
        return torch.softmax(self(x), dim=-1)


loader = DataLoader(TensorDataset(torch.randn(100, 8), torch.randint(0, 4, (100,))), batch_size=10, shuffle=True)
model, teacher = Net(), Net(probabilities=True)
criterion, nll, kl = nn.CrossEntropyLoss(), nn.NLLLoss(), nn.KLDivLoss(reduction="batchmean")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    for x, y in loader:
        optimizer.zero_grad()
        logits = model(x)
        with torch.no_grad():
            wanted = teacher(x)
        loss = criterion(logits, y) + nll(logits.log_softmax(dim=1), y) + kl(logits.log_softmax(dim=1), wanted)
        loss = loss + criterion(logits / 2.0, wanted) + nll(torch.log(teacher(x).clamp_min(1e-6)), y)
        loss.backward()
        optimizer.step()
    with torch.no_grad():
        print(model.predict(x).argmax(dim=1))
