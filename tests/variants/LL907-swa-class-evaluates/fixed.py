import torch
from torch import nn
from torch.optim.swa_utils import SWALR, AveragedModel, update_bn


class ConvNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(nn.Conv2d(3, 16, 3), nn.BatchNorm2d(16), nn.ReLU(), nn.AdaptiveAvgPool2d(1))
        self.fc = nn.Linear(16, 10)

    def forward(self, x):
        return self.fc(self.features(x).flatten(1))


class SwaTrainer:
    def __init__(self, cfg, train_loader, test_loader):
        self.cfg, self.train_loader, self.test_loader = cfg, train_loader, test_loader
        self.model = ConvNet()
        self.swa_model = AveragedModel(self.model)
        self.optimizer = torch.optim.SGD(self.model.parameters(), lr=cfg["lr"], momentum=0.9)
        self.scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, T_max=cfg["epochs"])
        self.swa_scheduler = SWALR(self.optimizer, swa_lr=0.05)

    def fit(self):
        for epoch in range(self.cfg["epochs"]):
            self.model.train()
            for x, y in self.train_loader:
                self.optimizer.zero_grad()
                nn.functional.cross_entropy(self.model(x), y).backward()
                self.optimizer.step()
            if epoch > self.cfg["swa_start"]:
                self.swa_model.update_parameters(self.model)
                self.swa_scheduler.step()
            else:
                self.scheduler.step()

    @torch.no_grad()
    def test(self):
        update_bn(self.train_loader, self.swa_model)
        self.swa_model.eval()
        return sum((self.swa_model(x).argmax(1) == y).sum().item() for x, y in self.test_loader)


def main(train_loader, test_loader):
    trainer = SwaTrainer({"lr": 0.1, "epochs": 100, "swa_start": 75}, train_loader, test_loader)
    trainer.fit()
    print(trainer.test())


if __name__ == "__main__":
    import project

    main(*project.loaders())
