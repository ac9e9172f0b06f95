import torch
from torch import nn
from torch.utils.data import DataLoader


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(30, 5)

    def forward(self, x):
        return torch.sigmoid(self.fc(x))


def main(dataset):
    net = Tagger()
    opt = torch.optim.Adam(net.parameters())
    loss_fn = nn.BCEWithLogitsLoss(pos_weight=torch.ones(5) * 3)
    net.train()
    for x, y in DataLoader(dataset, 16, shuffle=True):
        opt.zero_grad()
        loss_fn(net(x), y.float()).backward()
        opt.step()


if __name__ == '__main__':
    import pieces

    dataset = pieces.get_dataset()
    main(dataset)
