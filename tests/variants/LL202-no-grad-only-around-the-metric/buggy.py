import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Seg(nn.Module):
    def __init__(self, c=8):
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(3, c, 3, padding=1), nn.BatchNorm2d(c), nn.ReLU())
        self.head = nn.Conv2d(c, 2, 1)

    def forward(self, image):
        return self.head(self.body(image))


def dice(pred, mask):
    inter = (pred * mask).sum()
    return (2 * inter / (pred.sum() + mask.sum() + 1e-6)).item()


def evaluate(model, val_dataloader):
    model.eval()
    scores = []
    for image, mask in val_dataloader:
        logits = model(image)
        with torch.no_grad():
            scores.append(dice(logits.argmax(1), mask))
    return sum(scores) / len(scores)


def train(model, train_dataloader, val_dataloader, epochs=2):
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for _ in range(epochs):
        model.train()
        for image, mask in train_dataloader:
            loss = nn.functional.cross_entropy(model(image), mask)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        print(evaluate(model, val_dataloader))


if __name__ == "__main__":
    images = torch.rand(60, 3, 16, 16)
    masks = (images.mean(1) > 0.5).long()
    train(
        Seg(),
        DataLoader(TensorDataset(images[:48], masks[:48]), batch_size=8, shuffle=True),
        DataLoader(TensorDataset(images[48:], masks[48:]), batch_size=4),
    )
