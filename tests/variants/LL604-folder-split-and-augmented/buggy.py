from pathlib import Path

import torch
from PIL import Image
from torch import nn, optim
from torch.utils.data import DataLoader, Dataset, random_split
from torchvision import transforms as T
from torchvision.models import resnet34


class FlowerDataset(Dataset):
    def __init__(self, root, transform=None):
        self.files = sorted(Path(root).glob("*/*.jpg"))
        self.classes = sorted({f.parent.name for f in self.files})
        self.transform = transform

    def __len__(self):
        return len(self.files)

    def __getitem__(self, idx):
        file = self.files[idx]
        image = Image.open(file).convert("RGB")
        if self.transform:
            image = self.transform(image)
        return image, self.classes.index(file.parent.name)


train_tf = T.Compose([T.RandomResizedCrop(224), T.RandomHorizontalFlip(), T.ColorJitter(0.2, 0.2), T.ToTensor()])
val_tf = T.Compose([T.Resize(256), T.CenterCrop(224), T.ToTensor()])

dataset = FlowerDataset("flowers", transform=train_tf)
n_val = len(dataset) // 10
train_ds, val_ds = random_split(dataset, [len(dataset) - n_val, n_val])
val_ds.dataset.transform = val_tf

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
train_dl = DataLoader(train_ds, batch_size=32, shuffle=True, num_workers=4)
val_dl = DataLoader(val_ds, batch_size=64, num_workers=4)
model = resnet34(weights=None, num_classes=len(dataset.classes)).to(device)
criterion = nn.CrossEntropyLoss()
optimizer = optim.SGD(model.parameters(), lr=0.01, momentum=0.9)

for epoch in range(20):
    model.train()
    for images, labels in train_dl:
        images, labels = images.to(device), labels.to(device)
        optimizer.zero_grad()
        loss = criterion(model(images), labels)
        loss.backward()
        optimizer.step()
    model.eval()
    correct = total = 0
    with torch.no_grad():
        for images, labels in val_dl:
            images, labels = images.to(device), labels.to(device)
            correct += (model(images).argmax(1) == labels).sum().item()
            total += labels.size(0)
    print(epoch, correct / total)
