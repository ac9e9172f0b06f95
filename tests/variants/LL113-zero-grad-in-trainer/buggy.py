import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, net, loader):
        self.net, self.loader = net, loader
        self.optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)

    def run(self):
        self.net.train()
        for x, y in self.loader:
            self.optimizer.zero_grad
            loss = nn.functional.mse_loss(self.net(x), y)
            loss.backward()
            self.optimizer.step()
        return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(64, 3)
    trainer = Trainer(nn.Linear(3, 1), DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True))
    for epoch in range(2):
        print(trainer.run())
