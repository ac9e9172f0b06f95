import torch
from torch.utils.data import DataLoader, TensorDataset

from lab.evaluator import Evaluator
from lab.network import Regressor
from lab.trainer import Trainer

if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(320, 6)
    y = x[:, :2].prod(1, keepdim=True)
    train, valid = TensorDataset(x[:256], y[:256]), TensorDataset(x[256:], y[256:])
    net = Regressor()
    trainer = Trainer(net, DataLoader(train, 32, shuffle=True), Evaluator(DataLoader(valid, 32)))
    trainer.train(epochs=3)
