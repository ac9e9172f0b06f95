import torch
from accelerate import Accelerator
from torch import nn


def run(model, train_loader, eval_loader, epochs):
    accelerator = Accelerator()
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-5)
    model, optimizer, train_loader, eval_loader = accelerator.prepare(model, optimizer, train_loader, eval_loader)
    for epoch in range(epochs):
        model.train()
        running = 0.0
        for batch in train_loader:
            loss = nn.functional.cross_entropy(model(batch["x"]), batch["y"])
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
            running += loss.item()
        accelerator.print(f"training {running / len(train_loader):.3f}")
        model.eval()
        losses = []
        for batch in eval_loader:
            with torch.no_grad():
                loss = nn.functional.cross_entropy(model(batch["x"]), batch["y"])
            losses.append(accelerator.gather_for_metrics(loss.repeat(len(batch["y"]))).cpu())
        accelerator.print(f"epoch {epoch}: {torch.cat(losses).mean().item():.3f}")


if __name__ == "__main__":
    import project

    run(*project.pieces(), 10)
