import logging

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

log = logging.getLogger("finetune")


class Backbone(nn.Module):
    def __init__(self, width=32):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(width, width) for _ in range(3)])

    def forward(self, x):
        for layer in self.layers:
            x = torch.relu(layer(x)) + x
        return x


class Classifier(nn.Module):
    def __init__(self, n_classes):
        super().__init__()
        self.backbone = Backbone()
        self.head = nn.Linear(32, n_classes)

    def forward(self, x):
        return self.head(self.backbone(x))


def load_matching(model, path):
    source = torch.load(path, map_location="cpu", weights_only=True)
    target = model.state_dict()
    usable = {k: v for k, v in source.items() if k in target and v.shape == target[k].shape}
    model.load_state_dict(usable, strict=False)
    log.info("initialised from %s", path)


def main(path="imagenet_backbone.pt", n_classes=7):
    logging.basicConfig(level=logging.INFO)
    model = Classifier(n_classes)
    load_matching(model, path)
    x, y = torch.randn(210, 32), torch.randint(0, n_classes, (210,))
    dl = DataLoader(TensorDataset(x, y), batch_size=21, shuffle=True)
    opt = torch.optim.AdamW(
        [{"params": model.backbone.parameters(), "lr": 1e-4}, {"params": model.head.parameters(), "lr": 1e-3}]
    )
    model.train()
    for epoch in range(5):
        for xb, yb in dl:
            loss = nn.functional.cross_entropy(model(xb), yb)
            opt.zero_grad()
            loss.backward()
            opt.step()
        log.info("epoch %d loss %.3f", epoch, loss.item())


if __name__ == "__main__":
    main()
