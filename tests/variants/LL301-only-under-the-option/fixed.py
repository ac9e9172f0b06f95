import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def step(args, model, batch, optimizer, scaler, device):
    x, y = (t.to(device) for t in batch)
    with torch.autocast(device, dtype=torch.float16, enabled=args.fp16):
        loss = nn.functional.mse_loss(model(x), y)
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    if args.max_grad_norm > 0:
        scaler.unscale_(optimizer)
        nn.utils.clip_grad_norm_(model.parameters(), args.max_grad_norm)
    scaler.step(optimizer)
    scaler.update()
    return loss.detach()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fp16", action="store_true")
    parser.add_argument("--max-grad-norm", type=float, default=0.0)
    parser.add_argument("--epochs", type=int, default=2)
    args = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = nn.Linear(7, 1).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
    scaler = torch.amp.GradScaler(device, enabled=args.fp16)
    x = torch.randn(210, 7)
    loader = DataLoader(TensorDataset(x, x[:, :1]), batch_size=30, shuffle=True)
    for epoch in range(args.epochs):
        model.train()
        for batch in loader:
            loss = step(args, model, batch, optimizer, scaler, device)
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
