import torch


def optimise(loss, optimizer):
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def run_epoch(net, batches, optimizer, loss_fn, use_amp):
    net.train()
    for images, labels in batches:
        with torch.autocast("cuda", dtype=torch.bfloat16, enabled=use_amp):
            loss = loss_fn(net(images), labels)
        optimise(loss, optimizer)
