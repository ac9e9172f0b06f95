import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

net = nn.Sequential(nn.Conv2d(1, 8, 3), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 10))
net = torch.compile(net, mode="max-autotune")
opt = torch.optim.Adam(net.parameters())
loader = DataLoader(TensorDataset(torch.rand(6000, 1, 28, 28), torch.randint(0, 10, (6000,))), 60, shuffle=True)
for _ in range(3):
    net.train()
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
net.eval()
torch.onnx.export(
    net,
    (torch.rand(2, 1, 28, 28),),
    "net.onnx",
    input_names=["image"],
    output_names=["scores"],
    dynamic_shapes=({0: torch.export.Dim("batch")},),
    dynamo=True,
)
