import torch
from torchvision.models import resnet18


def backbone(path):
    net = resnet18(weights=None)
    weights = torch.load(path, map_location="cpu", weights_only=True)
    net.load_state_dict(weights, strict=False)
    return net


if __name__ == '__main__':
    import pieces

    path = pieces.get_path()
    backbone(path)
