import torch
import torchvision
from torch import nn


def build_model(cfg):
    model = torchvision.models.resnet50(num_classes=cfg["num_classes"])
    if cfg.get("pretrained_path"):
        state = torch.load(cfg["pretrained_path"], map_location="cpu", weights_only=True)
        if "state_dict" in state:
            state = state["state_dict"]
        incompatible = model.load_state_dict(state, strict=False)
        if set(incompatible.missing_keys) != {"fc.weight", "fc.bias"}:
            raise ValueError(f"unexpected keys: {incompatible}")
    return model


def main(cfg, loader):
    device = torch.device(cfg["device"])
    model = build_model(cfg).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=cfg["lr"], momentum=0.9)
    criterion = nn.CrossEntropyLoss()
    for epoch in range(cfg["epochs"]):
        model.train()
        for images, target in loader:
            loss = criterion(model(images.to(device)), target.to(device))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
