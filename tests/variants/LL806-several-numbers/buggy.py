import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Loop:
    def __init__(self, device="cuda"):
        self.device = device
        self.model = nn.Linear(6, 2).to(device)
        self.optimizer = torch.optim.SGD(self.model.parameters(), lr=0.1)
        self.history = []

    def run(self, loader):
        for x, y in loader:
            self.optimizer.zero_grad()
            loss = nn.functional.cross_entropy(self.model(x.to(self.device)), y.to(self.device))
            loss.backward()
            self.optimizer.step()
            self.history.append(loss.item())


Loop().run(DataLoader(TensorDataset(torch.randn(60, 6), torch.randint(0, 2, (60,))), batch_size=6))
