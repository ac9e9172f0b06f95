import torch
from torch import nn
from torch.optim.lr_scheduler import LambdaLR


class Trainer:
    def __init__(self, model, loader, epochs):
        self.model, self.loader = model, loader
        self.epochs = epochs
        self.epoch = 0
        self.resumed = None
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
        self.scheduler = LambdaLR(self.optimizer, self.poly)

    def poly(self, epoch):
        return (1 - epoch / self.epochs) ** 0.9

    def save(self, path):
        state = dict(model=self.model.state_dict(), optimizer=self.optimizer.state_dict(), epoch=self.epoch + 1)
        state["scheduler"] = self.scheduler.state_dict()
        torch.save(state, path)

    def load(self, path):
        state = torch.load(path, map_location="cpu")
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.epoch = state["epoch"]
        self.scheduler.load_state_dict(state["scheduler"])

    def fit(self):
        criterion = nn.CrossEntropyLoss()
        while self.epoch < self.epochs:
            self.model.train()
            for x, y in self.loader:
                self.optimizer.zero_grad()
                criterion(self.model(x), y).backward()
                self.optimizer.step()
            self.scheduler.step()
            self.save("last.pt")
            self.epoch += 1


def main(args, dataset):
    loader = torch.utils.data.DataLoader(dataset, batch_size=64, shuffle=True)
    trainer = Trainer(nn.Linear(10, 3), loader, args.epochs)
    if args.resume:
        trainer.load(args.resume)
    trainer.fit()
