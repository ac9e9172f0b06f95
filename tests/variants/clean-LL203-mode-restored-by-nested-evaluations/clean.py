import torch
from torchvision.models import resnet18


def score(model, loader):
    was_training = model.training
    model.eval()
    with torch.no_grad():
        hits = sum((model(x).argmax(1) == y).sum().item() for x, y in loader)
    if was_training:
        model.train()
    return hits


def report(model, loaders):
    was_training = model.training
    model.eval()
    found = {name: score(model, loader) for name, loader in loaders.items()}
    model.train(was_training)
    return found


def main(loader, loaders):
    model = resnet18(num_classes=3)
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    model.train()
    for step, (x, y) in enumerate(loader):
        opt.zero_grad()
        torch.nn.functional.cross_entropy(model(x), y).backward()
        opt.step()
        if step % 100 == 99:
            print(report(model, loaders))
