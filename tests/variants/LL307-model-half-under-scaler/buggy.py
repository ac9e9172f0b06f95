import torch
import torchvision
from torch.amp import GradScaler, autocast


def train(loader, epochs=5):
    model = torchvision.models.resnet18(num_classes=10).cuda().half()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    scaler = GradScaler("cuda")
    for _ in range(epochs):
        model.train()
        for images, labels in loader:
            optimizer.zero_grad()
            with autocast("cuda"):
                loss = torch.nn.functional.cross_entropy(model(images.cuda()), labels.cuda())
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
