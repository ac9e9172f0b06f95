import torch
from torchvision.models import mobilenet_v3_small


@torch.no_grad()
def evaluate(model, loader):
    model.eval()
    n = k = 0
    for x, y in loader:
        k += (model(x).argmax(1) == y).sum().item()
        n += len(y)
    return k / n


def main(train_loader, val_loader, steps=10_000):
    model = mobilenet_v3_small(num_classes=10)
    opt = torch.optim.RMSprop(model.parameters(), lr=1e-3)
    model.train()
    it = iter(train_loader)
    for step in range(steps):
        try:
            x, y = next(it)
        except StopIteration:
            it = iter(train_loader)
            x, y = next(it)
        opt.zero_grad()
        torch.nn.functional.cross_entropy(model(x), y).backward()
        opt.step()
        if step % 500 == 499:
            print(step, evaluate(model, val_loader))
