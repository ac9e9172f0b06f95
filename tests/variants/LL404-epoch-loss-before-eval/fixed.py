import torch


class Trainer:
    def __init__(self, model, train_loader, val_loader):
        self.model, self.train_loader, self.val_loader = model, train_loader, val_loader
        self.opt = torch.optim.Adam(model.parameters(), lr=1e-3)
        self.plateau = torch.optim.lr_scheduler.ReduceLROnPlateau(self.opt, "min", patience=5)
        self.val_loss = float("inf")

    def train(self):
        self.model.train()
        for x, y in self.train_loader:
            self.opt.zero_grad()
            loss = torch.nn.functional.mse_loss(self.model(x), y)
            loss.backward()
            self.opt.step()

    def validate(self):
        self.model.eval()
        total = 0.0
        with torch.no_grad():
            for x, y in self.val_loader:
                total += torch.nn.functional.mse_loss(self.model(x), y).item()
        self.val_loss = total / len(self.val_loader)

    def run(self, epochs):
        for _ in range(epochs):
            self.train()
            self.validate()
            self.plateau.step(self.val_loss)


def main(model, a, b):
    Trainer(model, a, b).run(20)
