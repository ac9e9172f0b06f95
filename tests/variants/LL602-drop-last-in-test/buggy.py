import torch
from torch import nn
from torch.utils.data import DataLoader


def main(model, train_set, test_set):
    train_loader = DataLoader(train_set, 64, shuffle=True, drop_last=True)
    test_loader = DataLoader(test_set, 64, drop_last=True)
    opt = torch.optim.Adam(model.parameters())
    model.train()
    for x, y in train_loader:
        opt.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        opt.step()
    model.eval()
    right = 0
    with torch.no_grad():
        for x, y in test_loader:
            right += (model(x).argmax(1) == y).sum().item()
    print(right / len(test_set))


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    train_set = pieces.get_train_set()
    test_set = pieces.get_test_set()
    main(model, train_set, test_set)
