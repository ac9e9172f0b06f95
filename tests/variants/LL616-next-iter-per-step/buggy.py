import torch
from torch import nn
from torch.utils.data import DataLoader


def main(model, dataset):
    loader = DataLoader(dataset, 32, shuffle=True, num_workers=4)
    opt = torch.optim.Adam(model.parameters())
    model.train()
    for step in range(10_000):
        x, y = next(iter(loader))
        opt.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        opt.step()


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    dataset = pieces.get_dataset()
    main(model, dataset)
