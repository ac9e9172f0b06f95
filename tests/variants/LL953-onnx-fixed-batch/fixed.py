import torch
from torch import nn


def export(net, path):
    net.eval()
    torch.onnx.export(net, torch.randn(8, 3, 64, 64), path, input_names=["image"], output_names=["score"], dynamic_axes={"image": {0: "n"}, "score": {0: "n"}})


def main():
    export(nn.Conv2d(3, 4, 3), "net.onnx")


if __name__ == '__main__':
    import pieces

    main()
