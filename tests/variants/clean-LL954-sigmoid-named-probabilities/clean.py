import torch
from torch import nn

from net import Net


class WithProbabilities(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, x):
        return self.net(x).softmax(-1)


net = Net()
net.load_state_dict(torch.load("net.pt", map_location="cpu"))
wrapped = WithProbabilities(net).eval()
torch.onnx.export(wrapped, (torch.randn(2, 3, 32, 32),), "net.onnx", input_names=["x"], output_names=["probabilities"],
                  dynamic_axes={"x": {0: "n"}, "probabilities": {0: "n"}}, dynamo=False)
