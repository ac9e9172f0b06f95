import torch


def main(model, loader):
    opt = torch.optim.Adam(model.parameters())
    decay = torch.optim.lr_scheduler.ExponentialLR(opt, 0.97)
    for epoch in range(20):
        for x, y in loader:
            opt.zero_grad()
            torch.nn.functional.mse_loss(model(x), y).backward()
            opt.step()
        decay.step()
