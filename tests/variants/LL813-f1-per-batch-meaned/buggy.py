import numpy as np
import torch
from sklearn.metrics import f1_score
from torch import nn


@torch.no_grad()
def evaluate(model, loader, device):
    model.eval()
    scores = []
    for batch in loader:
        logits = model(batch["input_ids"].to(device))
        preds = logits.argmax(dim=-1).cpu().numpy()
        scores.append(f1_score(batch["labels"].numpy(), preds, average="macro"))
    return np.mean(scores)


def main(model, train_loader, val_loader, device="cuda"):
    model.to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-5)
    for epoch in range(3):
        model.train()
        for batch in train_loader:
            logits = model(batch["input_ids"].to(device))
            loss = nn.functional.cross_entropy(logits, batch["labels"].to(device))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        print(f"epoch {epoch} F1 {evaluate(model, val_loader, device):.4f}")
