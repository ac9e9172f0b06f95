import torch


def train(model, loader, accum=4):
    opt = torch.optim.AdamW(model.parameters())
    opt.zero_grad()
    for i, batch in enumerate(loader):
        loss = model(batch["x"]).sub(batch["y"]).pow(2).mean() / accum
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        if (i + 1) % accum == 0 or i + 1 == len(loader):
            opt.step()
            opt.zero_grad()
