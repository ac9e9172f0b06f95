import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(10, 32), nn.ReLU())
        self.main, self.aux = nn.Linear(32, 4), nn.Linear(32, 10)

    def forward(self, x):
        h = self.trunk(x)
        return self.main(h), self.aux(h)


def train(net, loader, device):
    opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
    scaler = torch.amp.GradScaler(device)
    net.train()
    for x, y in loader:
        x, y = x.to(device), y.to(device)
        opt.zero_grad()
        with torch.autocast(device, dtype=torch.float16):
            logits, recon = net(x)
            loss = nn.functional.cross_entropy(logits, y)
            aux = 0.1 * nn.functional.mse_loss(recon, x)
        scaler.scale(loss).backward(retain_graph=True)
        scaler.scale(aux).backward()
        scaler.step(opt)
        scaler.update()


if __name__ == "__main__":
    dev = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(200, 10)
    dl = DataLoader(TensorDataset(x, x[:, :4].argmax(1)), batch_size=20, shuffle=True)
    net = Net().to(dev)
    train(net, dl, dev)
