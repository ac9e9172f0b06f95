import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--gradient_accumulation_steps", type=int, default=2)
    ap.add_argument("--max_grad_norm", type=float, default=1.0)
    args = ap.parse_args()
    torch.manual_seed(0)
    x = torch.randn(96, 3)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    model = nn.Linear(3, 1)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    model.zero_grad()
    for epoch in range(2):
        model.train()
        for step, (a, b) in enumerate(loader):
            loss = nn.functional.mse_loss(model(a), b)
            if args.gradient_accumulation_steps > 1:
                loss = loss / args.gradient_accumulation_steps
            loss.backward()
            if (step + 1) % args.gradient_accumulation_steps == 0 or (step + 1) == len(loader):
                nn.utils.clip_grad_norm_(model.parameters(), args.max_grad_norm)
                optimizer.step()
                model.zero_grad()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
