import torch
from torch import nn


def clip(params, limit):
    return torch.nn.utils.clip_grad_norm_(params, limit)


def main(model, loader, limit=1.0):
    model = model.cuda()
    opt = torch.optim.AdamW(model.parameters(), lr=3e-4)
    scaler = torch.amp.GradScaler("cuda")
    model.train()
    for batch in loader:
        batch = {k: v.cuda(non_blocking=True) for k, v in batch.items()}
        with torch.autocast(device_type="cuda", dtype=torch.float16):
            loss = nn.functional.cross_entropy(model(batch["x"]), batch["y"])
        opt.zero_grad()
        scaler.scale(loss).backward()
        if (norm := clip(model.parameters(), limit)) > 100:
            print("large", norm)
        scaler.step(opt)
        scaler.update()


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    main(model, loader)
