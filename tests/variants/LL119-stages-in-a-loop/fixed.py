import timm
import torch


def freeze_until(network, last):
    for name in ("stem", "stages_0", "stages_1"):
        if name == last:
            return
        getattr(network, name).requires_grad_(False)


def main():
    network = timm.create_model("convnext_tiny", pretrained=True, num_classes=5, features_only=False)
    freeze_until(network, "stages_1")
    opt = torch.optim.SGD([p for p in network.parameters() if p.requires_grad], lr=1e-2)
    for images, labels in torch.load("batches.pt"):
        opt.zero_grad()
        torch.nn.functional.cross_entropy(network(images), labels).backward()
        opt.step()


main()
