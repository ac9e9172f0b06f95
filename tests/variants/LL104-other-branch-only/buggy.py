import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--fp16", action="store_true")
    ap.add_argument("--accumulation-steps", type=int, default=4)
    args = ap.parse_args()
    torch.manual_seed(0)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(256, 5)
    loader = DataLoader(TensorDataset(x, (x[:, 0] > 0).float()), batch_size=8, shuffle=True)
    model = nn.Sequential(nn.Linear(5, 16), nn.ReLU(), nn.Linear(16, 1)).to(device)
    optimizer = torch.optim.AdamW(model.parameters())
    criterion = nn.BCEWithLogitsLoss()
    scaler = torch.amp.GradScaler(device, enabled=args.fp16)
    for epoch in range(2):
        model.train()
        optimizer.zero_grad()
        for step, (a, b) in enumerate(loader):
            a, b = a.to(device), b.to(device)
            if args.fp16:
                with torch.autocast(device, dtype=torch.float16):
                    loss = criterion(model(a).squeeze(1), b)
                scaler.scale(loss).backward()
            else:
                loss = criterion(model(a).squeeze(1), b)
                loss = loss / args.accumulation_steps
                loss.backward()
            if (step + 1) % args.accumulation_steps == 0 or step + 1 == len(loader):
                if args.fp16:
                    scaler.step(optimizer)
                    scaler.update()
                else:
                    optimizer.step()
                optimizer.zero_grad()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
