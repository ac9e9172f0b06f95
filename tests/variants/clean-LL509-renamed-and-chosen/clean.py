import torch
import torchvision


def from_ddp(path, num_classes):
    model = torchvision.models.resnet18(num_classes=num_classes)
    state = torch.load(path, map_location="cpu", weights_only=True)
    state = {k.replace("module.", ""): v for k, v in state.items() if not k.endswith(("fc.weight", "fc.bias"))}
    model.load_state_dict(state, strict=False)
    return model


def from_encoder(model, path):
    state = torch.load(path, map_location="cpu", weights_only=True)
    state = {f"encoder.{k}": v for k, v in state.items()}
    missing, unexpected = model.load_state_dict(state, strict=False)
    assert not unexpected and all(k.startswith("head.") for k in missing)
    return model


def finetune(loader, path):
    model = from_ddp(path, 7)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4)
    for x, y in loader:
        optimizer.zero_grad()
        torch.nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
