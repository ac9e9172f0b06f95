import argparse

import torch
import torch.nn.functional as F


def main(args, model, loader):
    optimizer = torch.optim.Adam(model.parameters(), lr=args.lr)
    start_epoch, step = 0, 0
    if args.resume:
        ckpt = torch.load(args.resume, map_location="cpu", weights_only=True)
        model.load_state_dict(ckpt["model"])
        optimizer.load_state_dict(ckpt["optimizer"])
        start_epoch = ckpt["epoch"]
        step = ckpt["step"]
    for epoch in range(start_epoch, args.epochs):
        for tokens in loader:
            logits = model(tokens[:, :-1])
            loss = F.cross_entropy(logits.flatten(0, 1), tokens[:, 1:].flatten())
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
            if step % args.save_interval == 0:
                torch.save(
                    {
                        "model": model.state_dict(),
                        "optimizer": optimizer.state_dict(),
                        "epoch": epoch,
                        "step": step,
                    },
                    "ckpt.pt",
                )


if __name__ == "__main__":
    from project import make_loader, make_model

    p = argparse.ArgumentParser()
    p.add_argument("--lr", type=float, default=1e-4)
    p.add_argument("--epochs", type=int, default=2)
    p.add_argument("--save-interval", type=int, default=1000)
    p.add_argument("--resume")
    main(p.parse_args(), make_model(), make_loader())
