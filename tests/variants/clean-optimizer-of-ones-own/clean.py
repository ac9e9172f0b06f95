"""An optimizer with its own arithmetic, made only where training is asked for, and a limit on the steps."""

import argparse

import torch
from torch import nn
from torch.optim import Optimizer
from torch.utils.data import DataLoader, TensorDataset


class SignDescent(Optimizer):
    def __init__(self, params, lr, total):
        super().__init__(params, dict(lr=lr, total=total))

    def step(self, closure=None):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                p.data.add_(p.grad.sign(), alpha=-group["lr"])


def make_optimizer(model, total):
    optimizer = None
    if total is not None:
        optimizer = SignDescent(model.parameters(), 0.01, total)
    return optimizer


def main(args):
    data = TensorDataset(torch.rand(64, 5), torch.randint(2, (64,)))
    total = None
    if args.do_train:
        total = int(len(data) / args.batch_size / args.accumulate) * args.epochs
        if args.workers > 1:
            total = total // args.workers
    model = nn.Linear(5, 2)
    optimizer = make_optimizer(model, total)
    if args.do_train:
        steps = 0
        for _ in range(args.epochs):
            for i, (x, y) in enumerate(DataLoader(data, batch_size=args.batch_size, drop_last=True)):
                if args.max_steps > 0 and steps > args.max_steps:
                    break
                (nn.functional.cross_entropy(model(x), y) / args.accumulate).backward()
                if (i + 1) % args.accumulate == 0 or i + 1 == len(data) // args.batch_size:
                    optimizer.step()
                    optimizer.zero_grad()
                    steps += 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--do-train", action="store_true")
    for name, value in (("epochs", 2), ("batch-size", 8), ("accumulate", 2), ("workers", 1), ("max-steps", 0)):
        parser.add_argument(f"--{name}", type=int, default=value)
    main(parser.parse_args())
