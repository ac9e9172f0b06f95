import torch

TOTAL = 500_000


def main(model, stream):
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-4)
    for step in range(TOTAL):
        x, y = next(stream)
        optimizer.zero_grad()
        torch.nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()
        if step % 1000 == 0:
            slot = step // 1000 % 3
            torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "step": step}, f"last_{slot}.pt")
