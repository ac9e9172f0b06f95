"""A package that is not installed brings torch and nn along with its own names."""

from fastai.vision.all import *


def validate(model, loader):
    model.eval()
    right = 0
    with torch.no_grad():
        for x, y in loader:
            right += (model(x).argmax(1) == y).sum().item()
    return right


def main(train_loader, valid_loader):
    model = nn.Sequential(nn.Linear(8, 32), nn.Dropout(0.2), nn.Linear(32, 2))
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    for epoch in range(3):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            loss = F.cross_entropy(model(x), y)
            loss.backward()
            optimizer.step()
        print(epoch, validate(model, valid_loader))


dls = ImageDataLoaders.from_folder(untar_data(URLs.MNIST_TINY))
main(dls.train, dls.valid)
