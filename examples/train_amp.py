"""Train with mixed precision (`--amp`) and clipped gradients."""

import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def make_loader():
    generator = torch.Generator().manual_seed(1)
    inputs = torch.randn(2048, 20, generator=generator)
    labels = (inputs[:, :2].sum(dim=1) > 0).long()
    return DataLoader(TensorDataset(inputs, labels), batch_size=64, shuffle=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--amp", action="store_true")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--max-norm", type=float, default=1.0)
    args = parser.parse_args()

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(0)
    loader = make_loader()
    model = nn.Sequential(nn.Linear(20, 64), nn.ReLU(), nn.Linear(64, 2)).to(device)
    criterion = nn.CrossEntropyLoss()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    scaler = torch.amp.GradScaler(device) if args.amp else None

    model.train()
    for epoch in range(args.epochs):
        for inputs, labels in loader:
            inputs, labels = inputs.to(device), labels.to(device)
            optimizer.zero_grad()
            with torch.autocast(device, dtype=torch.float16, enabled=args.amp):
                loss = criterion(model(inputs), labels)
            if scaler is not None:
                scaler.scale(loss).backward()
                nn.utils.clip_grad_norm_(model.parameters(), args.max_norm)
                scaler.step(optimizer)
                scaler.update()
            else:
                loss.backward()
                nn.utils.clip_grad_norm_(model.parameters(), args.max_norm)
                optimizer.step()
        print(f"epoch {epoch}: loss {loss.item():.3f}")


if __name__ == "__main__":
    main()
