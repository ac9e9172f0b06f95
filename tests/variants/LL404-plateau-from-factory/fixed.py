import torch


def make_scheduler(optimizer, name):
    if name == "plateau":
        return torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=3)
    return torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=50)


def main(model, train_loader, val_loader, name="plateau"):
    optimizer = torch.optim.Adam(model.parameters())
    scheduler = make_scheduler(optimizer, name)
    for epoch in range(50):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            torch.nn.functional.mse_loss(model(x), y).backward()
            optimizer.step()
        model.eval()
        with torch.no_grad():
            val = sum(torch.nn.functional.mse_loss(model(x), y).item() for x, y in val_loader)
        if isinstance(scheduler, torch.optim.lr_scheduler.ReduceLROnPlateau):
            scheduler.step(val)
        else:
            scheduler.step()
        print(epoch, val)
