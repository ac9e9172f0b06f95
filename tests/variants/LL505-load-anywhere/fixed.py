import torch
from torch import nn


def predict(net, path, images):
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net.load_state_dict(torch.load(path, map_location=device, weights_only=True))
    net.to(device).eval()
    with torch.no_grad():
        return net(images.to(device)).argmax(1)


if __name__ == '__main__':
    import pieces

    net = pieces.get_net()
    path = pieces.get_path()
    images = pieces.get_images()
    predict(net, path, images)
