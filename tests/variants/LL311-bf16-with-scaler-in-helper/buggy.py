import torch


def amp_context(args):
    return torch.autocast(device_type="cuda", dtype=torch.bfloat16, enabled=args.amp)


def run(args, model, loader):
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.lr)
    scaler = torch.cuda.amp.GradScaler(enabled=args.amp)
    model.train()
    for batch, target in loader:
        optimizer.zero_grad()
        with amp_context(args):
            loss = torch.nn.functional.mse_loss(model(batch), target)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
