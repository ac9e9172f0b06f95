import torch
from torch.utils.data import DataLoader


def forever(loader):
    while True:
        yield from loader


def adapt(model, source, target, steps=10_000):
    source_dl = DataLoader(source, 32, shuffle=True, drop_last=True)
    target_dl = DataLoader(target, 32, shuffle=True, drop_last=True)
    opt = torch.optim.SGD(model.parameters(), lr=1e-3, momentum=0.9)
    pairs = zip(forever(source_dl), forever(target_dl))
    for step, ((xs, ys), (xt, _)) in zip(range(steps), pairs):
        opt.zero_grad()
        loss = torch.nn.functional.cross_entropy(model(xs), ys) + 0.1 * model(xt).softmax(1).var()
        loss.backward()
        opt.step()
