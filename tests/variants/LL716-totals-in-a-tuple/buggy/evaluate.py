import torch
import torch.distributed as dist
import torch.nn.functional as F


@torch.no_grad()
def validate(model, loader, device):
    model.eval()
    loss_sum = torch.zeros(1, device=device)
    correct = torch.zeros(1, device=device)
    count = torch.zeros(1, device=device)
    for images, labels in loader:
        images, labels = images.to(device), labels.to(device)
        logits = model(images)
        loss_sum += F.cross_entropy(logits, labels, reduction="sum")
        correct += (logits.argmax(dim=1) == labels).sum()
        count += labels.numel()
        for t in (loss_sum, correct, count):
            dist.all_reduce(t)
    return (loss_sum / count).item(), (correct / count).item()
