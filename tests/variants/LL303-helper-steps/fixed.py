import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def apply_gradients(optimizer, scaler=None):
    if scaler is not None:
        scaler.step(optimizer)
        scaler.update()
    else:
        optimizer.step()
    optimizer.zero_grad()


def main(epochs=2):
    device = "cuda" if torch.cuda.is_available() else "cpu"
    net = nn.Sequential(nn.Linear(6, 16), nn.Tanh(), nn.Linear(16, 1)).to(device)
    optimizer = torch.optim.SGD(net.parameters(), lr=0.02)
    scaler = torch.amp.GradScaler(device)
    x = torch.randn(240, 6)
    loader = DataLoader(TensorDataset(x, x.norm(dim=1, keepdim=True)), batch_size=24, shuffle=True)
    for _ in range(epochs):
        net.train()
        for a, b in loader:
            with torch.autocast(device, dtype=torch.float16):
                loss = nn.functional.l1_loss(net(a.to(device)), b.to(device))
            scaled = scaler.scale(loss)
            scaled.backward()
            apply_gradients(optimizer, scaler)


if __name__ == "__main__":
    main()
