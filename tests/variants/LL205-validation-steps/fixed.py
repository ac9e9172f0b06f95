import torch


def epoch_pass(model, loader, criterion, optimizer):
    total = 0.0
    for x, y in loader:
        loss = criterion(model(x), y)
        if model.training:
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        total += loss.item()
    return total / len(loader)


def main(model, train_loader, val_loader):
    optimizer = torch.optim.Adam(model.parameters())
    criterion = torch.nn.MSELoss()
    for epoch in range(10):
        model.train()
        epoch_pass(model, train_loader, criterion, optimizer)
        model.eval()
        with torch.no_grad():
            print(epoch, epoch_pass(model, val_loader, criterion, optimizer))
