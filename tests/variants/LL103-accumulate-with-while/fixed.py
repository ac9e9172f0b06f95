import torch

MICRO = 4


def train(model, loader, total_steps):
    opt = torch.optim.AdamW(model.parameters(), lr=1e-4)
    batches = iter(loader)
    micro = 0
    steps = 0
    while steps < total_steps:
        try:
            x, y = next(batches)
        except StopIteration:
            batches = iter(loader)
            continue
        loss = torch.nn.functional.cross_entropy(model(x), y) / MICRO
        loss.backward()
        micro += 1
        if micro == MICRO:
            opt.step()
            opt.zero_grad()
            micro = 0
            steps += 1
