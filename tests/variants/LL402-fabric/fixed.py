import torch
from lightning.fabric import Fabric
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main(num_epochs=6):
    fabric = Fabric(accelerator="cpu", devices=1)
    x = torch.randn(320, 6)
    net = nn.Sequential(nn.Linear(6, 16), nn.ReLU(), nn.Linear(16, 3))
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    sched = torch.optim.lr_scheduler.CosineAnnealingLR(opt, T_max=num_epochs)
    net, opt = fabric.setup(net, opt)
    loader = fabric.setup_dataloaders(DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=16, shuffle=True))
    for epoch in range(num_epochs):
        net.train()
        for xb, yb in loader:
            opt.zero_grad()
            loss = nn.functional.cross_entropy(net(xb), yb)
            fabric.backward(loss)
            opt.step()
        sched.step()


if __name__ == "__main__":
    main()
