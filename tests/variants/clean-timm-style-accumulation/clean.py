import contextlib

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train_one_epoch(model, loader, optimizer, loss_fn, accum_steps=4, clip_grad=1.0):
    model.train()
    last_accum_steps = len(loader) % accum_steps or accum_steps
    last_batch_idx = len(loader) - 1
    last_batch_idx_to_accum = len(loader) - last_accum_steps
    optimizer.zero_grad()
    for batch_idx, (inputs, target) in enumerate(loader):
        last_batch = batch_idx == last_batch_idx
        need_update = last_batch or (batch_idx + 1) % accum_steps == 0
        window = last_accum_steps if batch_idx >= last_batch_idx_to_accum else accum_steps
        with contextlib.nullcontext():
            loss = loss_fn(model(inputs), target)
            if accum_steps > 1:
                loss /= window
        loss.backward()
        if not need_update:
            continue
        nn.utils.clip_grad_norm_(model.parameters(), clip_grad)
        optimizer.step()
        optimizer.zero_grad()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(90, 5)
    net = nn.Linear(5, 2)
    loader = DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=8, shuffle=True)
    opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
    for epoch in range(2):
        train_one_epoch(net, loader, opt, nn.CrossEntropyLoss())
