import torch
from torch.nn import functional as F


def one_epoch(model, loader, augment, optimizer=None, cross_valid=False):
    total = 0.0
    for noisy, clean in loader:
        if not cross_valid:
            sources = augment(torch.stack([noisy - clean, clean]))
            noise, clean = sources
            noisy = noise + clean
        estimate = model(noisy)
        loss = F.l1_loss(estimate, clean)
        if not cross_valid:
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        total += loss.item()
    return total / len(loader)


def train(model, loader, optimizer, guides_to_test, epochs):
    for epoch in range(epochs):
        model.train()
        for images, classes in loader:
            optimizer.zero_grad()
            loss = model(images, classes)
            loss.backward()
            optimizer.step()
        model.eval()
        with torch.no_grad():
            for number, guide in enumerate(guides_to_test):
                shown = model.sample(guide)
                for k in range(10):
                    picked = torch.squeeze((classes == k).nonzero())[0]
                    shown = torch.cat([shown, images[picked]])
                torch.save(shown, f"shown_{epoch}_{guide}.pt")
