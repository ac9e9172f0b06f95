import torch
from torch import nn
from torch.optim import lr_scheduler as sched


def main(model, loader):
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    plan = sched.StepLR(opt, step_size=3)
    for epoch in range(9):
        plan.step()
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    main(model, loader)
