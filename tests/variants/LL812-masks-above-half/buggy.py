import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

import torch.nn.functional as F


class Segmentation:
    def __init__(self, epochs=2):
        self.net = nn.Sequential(nn.Conv2d(1, 8, 3, padding=1), nn.ReLU(), nn.Conv2d(8, 1, 1))
        self.optimizer = torch.optim.Adam(self.net.parameters())
        x = torch.rand(40, 1, 8, 8)
        self.loader = DataLoader(TensorDataset(x, (x > 0.5).float()), batch_size=8)
        self.epochs = epochs

    def loss(self, out, mask):
        return F.binary_cross_entropy_with_logits(out, mask)

    def run(self):
        for epoch in range(self.epochs):
            iou = 0.0
            for image, mask in self.loader:
                out = self.net(image)
                loss = self.loss(out, mask)
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
                found = out.detach().gt(0.5)
                both = (found & mask.bool()).sum()
                iou += (both / (found | mask.bool()).sum()).item()
            print(epoch, iou / len(self.loader))


Segmentation().run()
