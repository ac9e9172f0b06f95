import torch


def amp_context(args):
    return torch.autocast(device_type="cuda", dtype=torch.bfloat16, enabled=args.amp)


def run(args, model, loader):
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.lr)
    model.train()
    for batch, target in loader:
        optimizer.zero_grad()
        with amp_context(args):
            loss = torch.nn.functional.mse_loss(model(batch), target)
        loss.backward()
        optimizer.step()
