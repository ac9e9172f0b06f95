import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class LossCompute:
    """Computes the loss and, given an optimizer, trains with it."""

    def __init__(self, generator, criterion, opt=None):
        self.generator, self.criterion, self.opt = generator, criterion, opt

    def __call__(self, x, y):
        loss = self.criterion(self.generator(x), y)
        if self.opt is not None:
            loss.backward()
            self.opt.step()
            self.opt.zero_grad()
        return loss.item()


class Encoder(nn.Module):
    def __init__(self, width=32):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(8, width), nn.ReLU(), nn.Linear(width, width))
        self.generator = nn.Linear(width, 4)

    def forward(self, x):
        return self.net(x)


def run_epoch(loader, model, compute_loss):
    return sum(compute_loss(model(x), y) for x, y in loader) / len(loader)


def main():
    x = torch.randn(400, 8)
    y = x[:, :4].argmax(1)
    train_iter = DataLoader(TensorDataset(x[:320], y[:320]), batch_size=32, shuffle=True)
    valid_iter = DataLoader(TensorDataset(x[320:], y[320:]), batch_size=40)
    model, criterion = Encoder(), nn.CrossEntropyLoss()
    model_opt = torch.optim.Adam(model.parameters(), lr=1e-3)
    for epoch in range(5):
        model.train()
        run_epoch(train_iter, model, LossCompute(model.generator, criterion, model_opt))
        model.eval()
        print(run_epoch(valid_iter, model, LossCompute(model.generator, criterion, model_opt)))


if __name__ == "__main__":
    main()
