import torch
from torch import nn


class Loop:
    def __init__(self, net, train_dl, val_dl):
        self.net, self.train_dl, self.val_dl = net, train_dl, val_dl
        self.opt = torch.optim.Adam(net.parameters())
        self.dropout = nn.Dropout(0.1)

    @torch.no_grad()
    def score(self):
        self.net.eval()
        return sum((self.net(x).argmax(1) == y).float().mean().item() for x, y in self.val_dl) / len(self.val_dl)

    def fit(self, steps):
        self.net.train()
        it = iter(self.train_dl)
        for n in range(steps):
            try:
                x, y = next(it)
            except StopIteration:
                it = iter(self.train_dl)
                x, y = next(it)
            self.opt.zero_grad()
            nn.functional.cross_entropy(self.net(x), y).backward()
            self.opt.step()
            if n % 100 == 0:
                print(n, self.score())


def main(net, train_dl, val_dl):
    Loop(nn.Sequential(net, nn.Dropout(0.2)), train_dl, val_dl).fit(1000)


if __name__ == '__main__':
    import pieces

    net = pieces.get_net()
    train_dl = pieces.get_train_dl()
    val_dl = pieces.get_val_dl()
    main(net, train_dl, val_dl)
