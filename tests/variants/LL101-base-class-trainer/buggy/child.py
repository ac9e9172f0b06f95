import torch
from base import BaseTrainer
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Regression(BaseTrainer):
    def training_batch(self, batch):
        x, y = batch
        loss = nn.functional.mse_loss(self.model(x), y)
        loss.backward()
        self.optimizer.step()
        return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(80, 4)
    net = nn.Linear(4, 1)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    Regression(net, torch.optim.SGD(net.parameters(), lr=0.01), loader).train(2)
