import torch


class Loop:
    def __init__(self, model, loader):
        self.model, self.loader = model, loader
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        self.lr_scheduler = torch.optim.lr_scheduler.MultiStepLR(self.optimizer, [30, 60])

    def train_epoch(self):
        self.model.train()
        for x, y in self.loader:
            self.optimizer.zero_grad()
            torch.nn.functional.cross_entropy(self.model(x), y).backward()
            self.optimizer.step()

    def run(self, epochs):
        for epoch in range(epochs):
            self.train_epoch()
            self.lr_scheduler.step()
            print(epoch, self.lr_scheduler.get_last_lr())


def main(model, loader):
    Loop(model, loader).run(90)
