from torch.utils.data import DataLoader, Dataset
import torch
import numpy as np
from torch import nn


class DetectionSet(Dataset):
    def __init__(self, images, boxes):
        self.images, self.boxes = images, boxes
        self.mosaic = True

    def close_mosaic(self):
        self.mosaic = False

    def __len__(self):
        return len(self.images)

    def __getitem__(self, index):
        image, box = self.images[index], self.boxes[index]
        if self.mosaic:
            j = int(torch.randint(len(self.images), (1,)))
            image = np.concatenate([image[:, :64], self.images[j][:, 64:]], 1)
        return torch.from_numpy(image).float(), torch.from_numpy(box).float()


class Trainer:
    def __init__(self, cfg, images, boxes):
        self.cfg = cfg
        self.dataset = DetectionSet(images, boxes)
        self.loader = DataLoader(
            self.dataset,
            batch_size=cfg.batch_size,
            shuffle=True,
            num_workers=8,
            persistent_workers=False,
        )
        self.net = nn.Sequential(nn.Flatten(), nn.Linear(128 * 128, 64), nn.ReLU(), nn.Linear(64, 4))
        self.opt = torch.optim.SGD(self.net.parameters(), lr=cfg.lr)

    def train(self):
        for epoch in range(self.cfg.epochs):
            if epoch == self.cfg.epochs - 10:
                self.dataset.close_mosaic()
            self.train_epoch()

    def train_epoch(self):
        self.net.train()
        for image, box in self.loader:
            self.opt.zero_grad()
            loss = nn.functional.smooth_l1_loss(self.net(image), box)
            loss.backward()
            self.opt.step()
