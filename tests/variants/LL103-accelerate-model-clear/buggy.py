import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Tuner:
    def __init__(self, accelerator, model, optimizer, loader):
        self.accelerator = accelerator
        self.model, self.optimizer, self.loader = accelerator.prepare(model, optimizer, loader)

    def epoch(self):
        self.model.train()
        for x, y in self.loader:
            with self.accelerator.accumulate(self.model):
                loss = nn.functional.mse_loss(self.model(x), y)
                self.accelerator.backward(loss)
                self.optimizer.step()
                self.model.zero_grad()
        return loss.item()


def main():
    torch.manual_seed(0)
    x = torch.randn(64, 4)
    net = nn.Linear(4, 1)
    accelerator = Accelerator(cpu=True, gradient_accumulation_steps=2)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    tuner = Tuner(accelerator, net, torch.optim.SGD(net.parameters(), lr=0.01), loader)
    for epoch in range(2):
        accelerator.print(tuner.epoch())
    accelerator.end_training()


if __name__ == "__main__":
    main()
