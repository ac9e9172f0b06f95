import torch
from torch.amp import GradScaler, autocast


def train_fn(model, optimizer, loader, device, scaler):
    model.train()
    for images, labels in loader:
        optimizer.zero_grad()
        with autocast(device):
            loss = torch.nn.functional.cross_entropy(model(images.to(device)), labels.to(device))
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()


model = torch.nn.Sequential(torch.nn.Flatten(), torch.nn.Linear(784, 10)).cuda()
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
loader = torch.load("loader.pt")
scaler = GradScaler("cuda")
for epoch in range(10):
    train_fn(model, optimizer, loader, "cuda", scaler)
