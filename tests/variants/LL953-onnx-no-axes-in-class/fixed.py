import torch
import torchvision


class Exporter:
    def __init__(self, checkpoint, size=224):
        self.model = torchvision.models.resnet18(num_classes=5)
        self.model.load_state_dict(torch.load(checkpoint, map_location="cpu", weights_only=True))
        self.size = size

    def to_onnx(self, path):
        self.model.eval()
        dummy = torch.randn(8, 3, self.size, self.size)
        torch.onnx.export(
            self.model,
            dummy,
            path,
            input_names=["image"],
            output_names=["scores"],
            dynamic_axes={"image": {0: "batch"}, "scores": {0: "batch"}},
            opset_version=17,
            dynamo=False,
        )


def main():
    Exporter("best.pt").to_onnx("model.onnx")
