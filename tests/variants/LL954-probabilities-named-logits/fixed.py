import argparse

import torch
from torch import nn
from torchvision.models import mobilenet_v3_small


class Tagger(nn.Module):
    def __init__(self, num_tags):
        super().__init__()
        self.backbone = mobilenet_v3_small(weights=None, num_classes=512)
        self.drop = nn.Dropout(0.2)
        self.head = nn.Linear(512, num_tags)

    def forward(self, image):
        return self.head(self.drop(torch.relu(self.backbone(image))))


class Deploy(nn.Module):
    def __init__(self, tagger):
        super().__init__()
        self.tagger = tagger

    def forward(self, image):
        scores = self.tagger(image)
        return scores


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("weights")
    parser.add_argument("--out", default="tagger.onnx")
    args = parser.parse_args()
    tagger = Tagger(80)
    tagger.load_state_dict(torch.load(args.weights, map_location="cpu"))
    net = Deploy(tagger).eval()
    example = torch.randn(2, 3, 224, 224)
    torch.onnx.export(
        net, (example,), args.out,
        input_names=["image"], output_names=["logits"],
        dynamic_axes={"image": {0: "batch"}, "logits": {0: "batch"}},
        dynamo=False,
    )


if __name__ == "__main__":
    main()
