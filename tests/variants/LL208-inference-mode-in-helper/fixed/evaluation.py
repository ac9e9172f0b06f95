import torch


@torch.inference_mode()
def evaluate(model, loader):
    model.eval()
    hits = 0
    for images, labels in loader:
        hits += (model(images).argmax(1) == labels).sum().item()
    model.train()
    return hits
