import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def get_batch(device):
    ids = torch.randint(0, 64, (8, 17), device=device)
    return ids[:, :-1], ids[:, 1:]


def main(micro_steps=4, iterations=100):
    ddp = "RANK" in os.environ
    device = "cuda"
    if ddp:
        dist.init_process_group("nccl")
        local = int(os.environ["LOCAL_RANK"])
        torch.cuda.set_device(local)
        torch.manual_seed(1337 + dist.get_rank())
    model = nn.Sequential(nn.Embedding(64, 32), nn.Linear(32, 64)).to(device)
    if ddp:
        model = DDP(model, device_ids=[local])
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-4)
    for step in range(iterations):
        for micro in range(micro_steps):
            if ddp:
                model.require_backward_grad_sync = micro == micro_steps - 1
            x, y = get_batch(device)
            loss = nn.functional.cross_entropy(model(x).flatten(0, 1), y.flatten()) / micro_steps
            loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        if step % 10 == 0 and (not ddp or dist.get_rank() == 0):
            print(step, loss.item() * micro_steps)
    if ddp:
        dist.destroy_process_group()


if __name__ == "__main__":
    main()
