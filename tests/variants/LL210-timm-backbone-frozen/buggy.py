import timm
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Detector(nn.Module):
    def __init__(self):
        super().__init__()
        self.backbone = timm.create_model("resnet18", pretrained=True, num_classes=0)
        self.head = nn.Linear(512, 4)
        for p in self.backbone.parameters():
            p.requires_grad_(False)

    def forward(self, x):
        return self.head(self.backbone(x))


def main():
    torch.manual_seed(0)
    net = Detector()
    opt = torch.optim.AdamW(net.head.parameters(), lr=1e-3)
    dl = DataLoader(TensorDataset(torch.randn(32, 3, 64, 64), torch.rand(32, 4)), 8, shuffle=True)
    for epoch in range(3):
        net.train()
        for x, y in dl:
            opt.zero_grad()
            loss = nn.functional.smooth_l1_loss(net(x), y)
            loss.backward()
            opt.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
