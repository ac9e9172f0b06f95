import torch


def evaluate(model, loader):
    model.eval()
    torch.inference_mode()
    hits = 0
    for images, labels in loader:
        hits += (model(images).argmax(1) == labels).sum().item()
    model.train()
    return hits
