import albumentations as A
import cv2
import torch
from albumentations.pytorch import ToTensorV2
from torch import nn
from torch.utils.data import DataLoader, Dataset

MEAN = (0.70, 0.54, 0.70)
STD = (0.15, 0.20, 0.14)


def train_aug(size):
    return A.Compose([A.RandomResizedCrop(size=(size, size)), A.HorizontalFlip(p=0.5), A.Normalize(mean=MEAN, std=STD), ToTensorV2()])


def valid_aug(size):
    return A.Compose([A.Resize(size, size), A.Normalize(), ToTensorV2()])


class Cells(Dataset):
    def __init__(self, items, aug):
        self.items = items
        self.aug = aug

    def __getitem__(self, i):
        path, mask_path = self.items[i]
        image = cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2RGB)
        mask = cv2.imread(mask_path, 0) // 255
        out = self.aug(image=image, mask=mask)
        return out["image"], out["mask"].long()

    def __len__(self):
        return len(self.items)


def dice(pred, mask):
    inter = (pred * mask).sum()
    return 2 * inter, pred.sum() + mask.sum()


def fit(model, train_items, val_items, epochs=25):
    tl = DataLoader(Cells(train_items, train_aug(256)), 8, shuffle=True, drop_last=True)
    vl = DataLoader(Cells(val_items, valid_aug(256)), 8)
    opt = torch.optim.AdamW(model.parameters(), 1e-4)
    for epoch in range(epochs):
        model.train()
        for img, mask in tl:
            loss = nn.functional.cross_entropy(model(img), mask)
            opt.zero_grad()
            loss.backward()
            opt.step()
        model.eval()
        num = den = 0.0
        with torch.no_grad():
            for img, mask in vl:
                n, d = dice(model(img).argmax(1), mask)
                num, den = num + n.item(), den + d.item()
        print(f"{epoch}: dice {num / den:.4f}")
