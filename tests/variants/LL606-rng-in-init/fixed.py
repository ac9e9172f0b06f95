import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Crops(Dataset):
    def __init__(self, images, size):
        self.images, self.size = images, size

    def __len__(self):
        return len(self.images)

    def __getitem__(self, i):
        image = self.images[i]
        top = int(torch.randint(0, image.shape[1] - self.size, ()))
        left = int(torch.randint(0, image.shape[2] - self.size, ()))
        return image[:, top : top + self.size, left : left + self.size]


def main(images, model):
    opt = torch.optim.Adam(model.parameters())
    loader = DataLoader(Crops(images, 32), 16, shuffle=True, num_workers=4)
    model.train()
    for epoch in range(5):
        for x in loader:
            opt.zero_grad()
            nn.functional.mse_loss(model(x), x).backward()
            opt.step()


if __name__ == '__main__':
    import pieces

    images = pieces.get_images()
    model = pieces.get_model()
    main(images, model)
