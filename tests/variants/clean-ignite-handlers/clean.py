import torch
from ignite.engine import Engine, Events
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    x = torch.randn(320, 6)
    y = x[:, :3].argmax(1)
    train_loader = DataLoader(TensorDataset(x[:256], y[:256]), batch_size=32, shuffle=True)
    val_loader = DataLoader(TensorDataset(x[256:], y[256:]), batch_size=32)
    model = nn.Sequential(nn.Linear(6, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 3))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=2, gamma=0.5)

    def train_step(engine, batch):
        model.train()
        xb, yb = batch
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(xb), yb)
        loss.backward()
        optimizer.step()
        return loss.item()

    def validation_step(engine, batch):
        model.eval()
        with torch.no_grad():
            xb, yb = batch
            return model(xb), yb

    trainer, evaluator = Engine(train_step), Engine(validation_step)

    @trainer.on(Events.EPOCH_COMPLETED)
    def after_epoch(engine):
        evaluator.run(val_loader)
        scheduler.step()

    trainer.run(train_loader, max_epochs=4)


if __name__ == "__main__":
    main()
