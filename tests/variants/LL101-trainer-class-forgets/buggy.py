import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Fitter:
    def __init__(self, net, data, lr):
        self.net = net
        self.batches = DataLoader(data, batch_size=16, shuffle=True)
        self.opt = torch.optim.Adam(net.parameters(), lr=lr)
        self.objective = nn.L1Loss()

    def update(self, x, y):
        loss = self.objective(self.net(x), y)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.opt.step()
        return loss.item()

    def fit(self, epochs):
        for epoch in range(epochs):
            self.net.train()
            mean = sum(self.update(x, y) for x, y in self.batches) / len(self.batches)
            print(f"epoch {epoch}: {mean:.3f}")


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(128, 5)
    Fitter(nn.Linear(5, 1), TensorDataset(x, x.sum(1, keepdim=True)), 1e-2).fit(2)
