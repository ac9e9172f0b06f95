import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class WithLoss(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(6, 3)

    def forward(self, x, labels=None):
        logits = self.out(x)
        loss = nn.functional.cross_entropy(logits, labels) if labels is not None else None
        return {"logits": logits, "loss": loss}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--grad_acc", type=int, default=4)
    args = ap.parse_args()
    torch.manual_seed(0)
    x = torch.randn(96, 6)
    loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=8, shuffle=True)
    model = WithLoss()
    opt = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for epoch in range(2):
        model.train()
        for i, (a, b) in enumerate(loader):
            loss = model(a, labels=b)["loss"]
            loss.backward()
            if (i + 1) % args.grad_acc == 0 or (i + 1) == len(loader):
                opt.step()
                opt.zero_grad()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
