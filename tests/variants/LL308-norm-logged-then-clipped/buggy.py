import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def grad_norm(params, optimizer, scaler):
    scaler.unscale_(optimizer)
    return torch.stack([p.grad.norm() for p in params if p.grad is not None]).norm()


def train(net, loader, device, clip=1.0):
    params = list(net.parameters())
    optimizer = torch.optim.AdamW(params)
    scaler = torch.amp.GradScaler(device)
    net.train()
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast(device, dtype=torch.float16):
            loss = nn.functional.mse_loss(net(x.to(device)), y.to(device))
        scaler.scale(loss).backward()
        print(grad_norm(params, optimizer, scaler).item())
        scaler.unscale_(optimizer)
        nn.utils.clip_grad_norm_(params, clip)
        scaler.step(optimizer)
        scaler.update()


if __name__ == "__main__":
    dev = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(120, 3)
    train(nn.Linear(3, 1).to(dev), DataLoader(TensorDataset(x, x[:, :1]), batch_size=20, shuffle=True), dev)
