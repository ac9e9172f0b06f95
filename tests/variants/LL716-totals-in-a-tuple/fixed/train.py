import torch
import torch.distributed as dist
from torch import nn

from evaluate import validate


def fit(model, train_loader, val_loader, sampler, device, epochs):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)
    for epoch in range(epochs):
        sampler.set_epoch(epoch)
        model.train()
        for images, labels in train_loader:
            optimizer.zero_grad()
            loss = nn.functional.cross_entropy(model(images.to(device)), labels.to(device))
            loss.backward()
            optimizer.step()
        loss, accuracy = validate(model, val_loader, device)
        if dist.get_rank() == 0:
            print(f"{epoch} {loss:.4f} {accuracy:.4f}")
