import torch
from torch import nn
from torch.utils.tensorboard import SummaryWriter


def main(model, loader):
    writer = SummaryWriter()
    opt = torch.optim.Adam(model.parameters())
    for epoch in range(10):
        model.train()
        for i, (x, y) in enumerate(loader):
            opt.zero_grad()
            loss = nn.functional.cross_entropy(model(x), y)
            loss.backward()
            opt.step()
            writer.add_scalar("train/loss", loss.item(), i)


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    main(model, loader)
