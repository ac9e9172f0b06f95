import torch
from accelerate import Accelerator
from torch import nn


def run(model, train_loader, eval_loader, epochs):
    accelerator = Accelerator()
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-5)
    model, optimizer, train_loader, eval_loader = accelerator.prepare(model, optimizer, train_loader, eval_loader)
    for epoch in range(epochs):
        model.train()
        for batch in train_loader:
            loss = nn.functional.cross_entropy(model(batch["x"]), batch["y"])
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
        model.eval()
        correct, seen = 0, 0
        for batch in eval_loader:
            with torch.no_grad():
                logits = model(batch["x"])
            correct += (logits.argmax(-1) == batch["y"]).sum().item()
            seen += len(batch["y"])
        accuracy = correct / seen
        accelerator.print(f"epoch {epoch}: {accuracy:.3f}")


if __name__ == "__main__":
    import project

    run(*project.pieces(), 10)
