import torch
import torch.distributed as dist
from torch import nn


def save_checkpoint(model, path):
    if dist.get_rank() == 0:
        torch.save(model.state_dict(), path)
    dist.barrier()


def train(model, loader, opt, path):
    for epoch in range(3):
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        save_checkpoint(model, path)


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    opt = pieces.get_opt()
    path = pieces.get_path()
    train(model, loader, opt, path)
