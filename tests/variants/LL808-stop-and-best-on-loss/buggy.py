import copy

import torch


def fit(model, train_loader, val_loader, epochs=100, patience=10):
    opt = torch.optim.AdamW(model.parameters(), lr=1e-3)
    lowest, kept, left = float("inf"), None, patience
    for epoch in range(epochs):
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            torch.nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        model.eval()
        val_loss, hits, n = 0.0, 0, 0
        with torch.no_grad():
            for x, y in val_loader:
                out = model(x)
                val_loss += torch.nn.functional.cross_entropy(out, y, reduction="sum").item()
                hits += (out.argmax(1) == y).sum().item()
                n += len(y)
        val_loss, val_acc = val_loss / n, hits / n
        if val_loss < lowest:
            lowest, left = val_loss, patience
            kept = copy.deepcopy(model.state_dict())
        else:
            left -= 1
            if left == 0:
                break
    model.load_state_dict(kept)
    return val_acc
