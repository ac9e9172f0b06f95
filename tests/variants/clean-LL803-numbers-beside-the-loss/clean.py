def train_one_epoch(model, loader, optimizer, criterion):
    model.train()
    total, first_dice, second_dice = 0.0, 0.0, 0.0
    for images, masks in loader:
        optimizer.zero_grad()
        loss, per_class = criterion(model(images), masks)
        loss.backward()
        optimizer.step()
        total += loss.item()
        first_dice += per_class[0]
        second_dice += per_class[1]
    return total / len(loader), first_dice / len(loader), second_dice / len(loader)
