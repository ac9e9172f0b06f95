import torch


def train(model, loader, criterion, optimizer, epoch):
    model.train()
    for step, (inputs, targets) in enumerate(loader):
        optimizer.zero_grad()
        outputs = model(inputs)
        loss = criterion(outputs, targets)
        loss.backward()
        optimizer.step()
        if step % 5 == 0:
            print(epoch, step, loss.item())


def test(model, loader, criterion):
    model.eval()
    test_loss, correct, total = 0, 0, 0
    for batch_idx, (inputs, targets) in enumerate(loader):
        outputs = model(inputs)
        loss = criterion(outputs, targets)
        test_loss += loss.item()
        total += targets.size(0)
        correct += outputs.argmax(1).eq(targets).sum().item()
    print(test_loss / (batch_idx + 1), correct / total)
