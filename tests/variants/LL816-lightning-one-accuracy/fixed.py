import torch
from torch import nn
from torchmetrics.classification import MulticlassAccuracy


class Engine:
    def __init__(self, net, loaders):
        self.net = net
        self.loaders = loaders
        self.metric = MulticlassAccuracy(num_classes=5)
        self.opt = torch.optim.SGD(net.parameters(), lr=0.1)

    def run_epoch(self):
        self.net.train()
        for x, y in self.loaders["train"]:
            out = self.net(x)
            loss = nn.functional.cross_entropy(out, y)
            self.opt.zero_grad()
            loss.backward()
            self.opt.step()
            self.metric.update(out, y)
        train_acc = self.metric.compute()
        self.metric.reset()
        self.net.eval()
        with torch.no_grad():
            for x, y in self.loaders["val"]:
                self.metric.update(self.net(x), y)
        val_acc = self.metric.compute()
        self.metric.reset()
        return train_acc, val_acc


def main(net, loaders):
    engine = Engine(net, loaders)
    for epoch in range(10):
        print(epoch, engine.run_epoch())
