import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Client:
    def __init__(self, data, lr=0.05):
        self.net = nn.Linear(4, 2)
        self.optimizer = torch.optim.SGD(self.net.parameters(), lr=lr)
        self.loader = DataLoader(data, batch_size=10, shuffle=True)
        self.loss_fn = nn.CrossEntropyLoss()

    def local_update(self, local_epochs):
        self.net.train()
        for _ in range(local_epochs):
            for x, y in self.loader:
                self.optimizer.zero_grad()
                loss = self.loss_fn(self.net(x), y)
                loss.backward()
            self.optimizer.step()
        return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    clients = []
    for k in range(3):
        x = torch.randn(60, 4)
        clients.append(Client(TensorDataset(x, x[:, :2].argmax(1))))
    for rounds in range(2):
        print([client.local_update(2) for client in clients])
