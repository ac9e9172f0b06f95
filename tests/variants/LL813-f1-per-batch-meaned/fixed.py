import torch
from sklearn.metrics import f1_score
from torch import nn


@torch.no_grad()
def evaluate(model, loader, device):
    model.eval()
    predicted, true = [], []
    for batch in loader:
        logits = model(batch["input_ids"].to(device))
        predicted.extend(logits.argmax(dim=-1).cpu().tolist())
        true.extend(batch["labels"].tolist())
    return f1_score(true, predicted, average="macro")


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
