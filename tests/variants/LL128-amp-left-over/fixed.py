import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--amp", action="store_true")
    args = ap.parse_args()
    torch.manual_seed(0)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(60, 6)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=6, shuffle=True)
    net = nn.Linear(6, 1).to(device)
    opt = torch.optim.Adam(net.parameters(), lr=1e-2)
    scaler = torch.amp.GradScaler(device) if args.amp else None
    for epoch in range(2):
        net.train()
        for a, b in loader:
            opt.zero_grad()
            with torch.autocast(device, dtype=torch.float16, enabled=args.amp):
                loss = nn.functional.mse_loss(net(a.to(device)), b.to(device))
            if scaler is not None:
                scaler.scale(loss).backward()
                scaler.step(opt)
                scaler.update()
            else:
                loss.backward()
                opt.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
