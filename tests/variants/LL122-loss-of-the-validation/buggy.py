import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def build():
    return nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Dropout(0.1), nn.Linear(64, 4))


def main(steps=500, eval_every=50):
    torch.manual_seed(7)
    x = torch.randn(800, 16)
    y = x[:, :4].argmax(1)
    train_dl = DataLoader(TensorDataset(x[:640], y[:640]), 32, shuffle=True)
    val_dl = DataLoader(TensorDataset(x[640:], y[640:]), 80)
    model = build()
    opt = torch.optim.AdamW(model.parameters(), lr=1e-3)
    criterion = nn.CrossEntropyLoss()
    step = 0
    while step < steps:
        for inputs, labels in train_dl:
            model.train()
            logits = model(inputs)
            loss = criterion(logits, labels)
            if step % eval_every == 0:
                model.eval()
                hits = 0
                for inputs, labels in val_dl:
                    logits = model(inputs)
                    loss = criterion(logits, labels)
                    hits += (logits.argmax(1) == labels).sum().item()
                print(f"step {step} val acc {hits / 160:.3f}")
                model.train()
            opt.zero_grad()
            loss.backward()
            opt.step()
            step += 1
            if step >= steps:
                break


if __name__ == "__main__":
    main()
