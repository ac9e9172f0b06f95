import torch
from sklearn.metrics import f1_score


def validate(model, loader):
    model.eval()
    true, pred = [], []
    with torch.no_grad():
        for x, y in loader:
            pred += model(x).argmax(1).tolist()
            true += y.tolist()
    return f1_score(true, pred, average="macro")


def main(model, train_loader, val_loader):
    opt = torch.optim.AdamW(model.parameters(), lr=1e-3)
    plateau = torch.optim.lr_scheduler.ReduceLROnPlateau(opt, factor=0.5, patience=2)
    for epoch in range(40):
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            torch.nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        plateau.step(validate(model, val_loader))
