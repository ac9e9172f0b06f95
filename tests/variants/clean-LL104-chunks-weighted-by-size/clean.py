import torch


def train(model, loader, chunks=4):
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        opt.zero_grad()
        for xs, ys in zip(x.chunk(chunks), y.chunk(chunks)):
            loss = torch.nn.functional.cross_entropy(model(xs), ys, reduction="sum") / len(x)
            loss.backward()
        opt.step()
