import torch
from transformers import get_cosine_schedule_with_warmup


def train(model, loader, args):
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.lr)
    updates = args.epochs * len(loader) // args.accum
    scheduler = get_cosine_schedule_with_warmup(optimizer, args.warmup, updates)
    for epoch in range(args.epochs):
        for i, batch in enumerate(loader):
            loss = model(**batch).loss / args.accum
            loss.backward()
            if (i + 1) % args.accum == 0 or i + 1 == len(loader):
                torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
                optimizer.step()
                optimizer.zero_grad()
                scheduler.step()
