import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    accelerator = Accelerator()
    train_ds = TensorDataset(torch.randn(640, 6), torch.randint(3, (640,)))
    eval_ds = TensorDataset(torch.randn(120, 6), torch.randint(3, (120,)))
    model = nn.Linear(6, 3)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    model, optimizer, train_dl, eval_dl = accelerator.prepare(
        model, optimizer, DataLoader(train_ds, 16, shuffle=True), DataLoader(eval_ds, 16)
    )
    for epoch in range(3):
        model.train()
        for x, y in train_dl:
            loss = nn.functional.cross_entropy(model(x), y)
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
        model.eval()
        correct = 0
        for x, y in eval_dl:
            with torch.no_grad():
                predictions = model(x).argmax(-1)
            correct += (predictions == y).sum().item()
        accelerator.print(f"epoch {epoch}: {correct / len(eval_ds):.3f}")


main()
