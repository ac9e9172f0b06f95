import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train_one_epoch(net, loader, optimizer, scaler, device):
    net.train()
    skipped = 0
    for x, y in loader:
        optimizer.zero_grad(set_to_none=True)
        with torch.autocast(device, dtype=torch.float16):
            loss = nn.functional.mse_loss(net(x.to(device)), y.to(device))
        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)
        total_norm = nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        if total_norm > 100:
            skipped += 1
            scaler.update()
            continue
        scaler.step(optimizer)
        scaler.update()
    return skipped


if __name__ == "__main__":
    dev = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(300, 5)
    model = nn.Linear(5, 1).to(dev)
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    sc = torch.amp.GradScaler(dev)
    dl = DataLoader(TensorDataset(x, x[:, :1]), batch_size=20, shuffle=True)
    for epoch in range(3):
        print(train_one_epoch(model, dl, opt, sc, dev))
