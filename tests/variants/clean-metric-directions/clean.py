import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main(args, model, train_loader, evaluate):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    rising = args.metric in ("acc", "auc")
    scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, mode="max" if rising else "min")
    other = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=2)
    for epoch in range(30):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        model.eval()
        accuracy, dice_loss = evaluate(model)
        if args.chosen:
            scheduler.step(accuracy if rising else dice_loss)
        else:
            other.step(1.0 - accuracy)
