import torch
from amp import Amp


def main(model, loader, args):
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.lr)
    amp = Amp(args.fp16)
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", enabled=args.fp16):
            loss = torch.nn.functional.cross_entropy(model(x), y)
        amp.backward(loss)
        amp.step(optimizer, model.parameters(), max_norm=1.0)
