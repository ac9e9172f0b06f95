import torch
import torch.nn as nn
from torch.utils.data import DataLoader, TensorDataset


class LeNet(nn.Module):
    def __init__(self, classes=10):
        super().__init__()
        self.features = nn.Sequential(nn.Conv2d(1, 6, 5), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten())
        self.fc = nn.Linear(6 * 12 * 12, classes)

    def forward(self, x):
        x = self.fc(self.features(x))
        if not self.training:
            x = torch.softmax(x, dim=1)
        return x


def main():
    x, y = torch.rand(600, 1, 28, 28), torch.randint(0, 10, (600,))
    loader = DataLoader(TensorDataset(x, y), batch_size=60, shuffle=True)
    model = LeNet()
    opt = torch.optim.Adam(model.parameters(), 1e-3)
    loss_fn = nn.CrossEntropyLoss()
    for epoch in range(3):
        model.train()
        for xb, yb in loader:
            opt.zero_grad()
            loss = loss_fn(model(xb), yb)
            loss.backward()
            opt.step()
        print(epoch, loss.item())
    model.eval()
    dummy = torch.rand(2, 1, 28, 28)
    torch.onnx.export(
        model,
        (dummy,),
        "lenet.onnx",
        input_names=["image"],
        output_names=["logits"],
        dynamic_axes={"image": {0: "batch"}, "logits": {0: "batch"}},
        dynamo=False,
    )


if __name__ == "__main__":
    main()
