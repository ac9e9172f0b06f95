import torch
import torchvision.transforms as T
from torch import nn
from torch.utils.data import DataLoader, random_split
from torchvision.datasets import SVHN

basic = [T.ToTensor(), T.Normalize((0.44, 0.44, 0.47), (0.2, 0.2, 0.2))]
augment = T.Compose([T.RandomAffine(10, (0.1, 0.1)), T.ColorJitter(0.3, 0.3), *basic])

full = SVHN("svhn", split="train", transform=augment, download=True)
train_part, val_part = random_split(full, [65000, len(full) - 65000], torch.Generator().manual_seed(1))
train_iter = DataLoader(train_part, batch_size=100, shuffle=True, num_workers=2)
val_iter = DataLoader(val_part, batch_size=100, num_workers=2)

model = nn.Sequential(nn.Conv2d(3, 32, 5, 2), nn.ReLU(), nn.Conv2d(32, 64, 5, 2), nn.ReLU(), nn.Flatten(), nn.LazyLinear(10))
model(torch.zeros(1, 3, 32, 32))
optimizer = torch.optim.Adam(model.parameters())
for epoch in range(10):
    model.train()
    for inputs, targets in train_iter:
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(inputs), targets)
        loss.backward()
        optimizer.step()
    model.eval()
    right = 0
    with torch.no_grad():
        for inputs, targets in val_iter:
            right += (model(inputs).argmax(dim=1) == targets).sum().item()
    print(f"epoch {epoch}: {right / len(val_part):.3f}")
