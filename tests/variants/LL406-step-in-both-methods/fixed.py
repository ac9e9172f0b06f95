import torch


class Fit:
    def __init__(self, model, train_loader, lr, epochs):
        self.model, self.loader, self.epochs = model, train_loader, epochs
        self.opt = torch.optim.SGD(model.parameters(), lr=lr, momentum=0.9)
        self.sched = torch.optim.lr_scheduler.CosineAnnealingLR(self.opt, T_max=epochs * len(train_loader))

    def train_one_epoch(self):
        self.model.train()
        for x, y in self.loader:
            self.opt.zero_grad()
            torch.nn.functional.cross_entropy(self.model(x), y).backward()
            self.opt.step()
            self.sched.step()

    def run(self):
        for epoch in range(self.epochs):
            self.train_one_epoch()
            print(epoch, self.sched.get_last_lr())


def main(model, loader):
    Fit(model, loader, 0.1, 90).run()
