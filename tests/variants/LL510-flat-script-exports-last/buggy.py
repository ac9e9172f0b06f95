import torch
import torch.nn.functional as F
import torchvision
from torch.utils.data import DataLoader
from torchvision import datasets, transforms

tf = transforms.Compose([transforms.Resize(224), transforms.ToTensor()])
train_dl = DataLoader(datasets.ImageFolder("data/train", tf), batch_size=32, shuffle=True)
val_dl = DataLoader(datasets.ImageFolder("data/val", tf), batch_size=64)
test_dl = DataLoader(datasets.ImageFolder("data/test", tf), batch_size=64)

model = torchvision.models.resnet18(num_classes=4)
optimizer = torch.optim.Adam(model.parameters(), lr=3e-4)
best_loss = float("inf")

for epoch in range(15):
    model.train()
    for images, labels in train_dl:
        optimizer.zero_grad()
        loss = F.cross_entropy(model(images), labels)
        loss.backward()
        optimizer.step()

    model.eval()
    val_loss = 0.0
    with torch.no_grad():
        for images, labels in val_dl:
            val_loss += F.cross_entropy(model(images), labels).item()
    val_loss /= len(val_dl)
    if val_loss < best_loss:
        best_loss = val_loss
        torch.save(model.state_dict(), "best.pth")

model.eval()
hits = 0
with torch.no_grad():
    for images, labels in test_dl:
        hits += (model(images).argmax(1) == labels).sum().item()
print("test accuracy", hits / len(test_dl.dataset))
