import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(net, loader, device, accumulate=4, epochs=2):
    opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
    grad_scaler = torch.amp.GradScaler(device)
    for epoch in range(epochs):
        net.train()
        for i, (x, y) in enumerate(loader):
            with torch.autocast(device, dtype=torch.float16):
                loss = nn.functional.cross_entropy(net(x.to(device)), y.to(device)) / accumulate
            grad_scaler.scale(loss).backward()
            if (i + 1) % accumulate == 0 or i + 1 == len(loader):
                grad_scaler.unscale_(opt)
                nn.utils.clip_grad_value_(net.parameters(), 0.5)
                grad_scaler.step(opt)
                grad_scaler.update()
                opt.zero_grad(set_to_none=True)
        print(epoch, loss.item() * accumulate)


if __name__ == "__main__":
    dev = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(320, 20)
    train(nn.Sequential(nn.Linear(20, 64), nn.ReLU(), nn.Linear(64, 5)).to(dev),
          DataLoader(TensorDataset(x, x[:, :5].argmax(1)), batch_size=16, shuffle=True), dev)
