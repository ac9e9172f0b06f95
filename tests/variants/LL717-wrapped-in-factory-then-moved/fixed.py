import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel


def build(cfg, device):
    model = nn.Sequential(nn.Linear(cfg["dim"], 256), nn.ReLU(), nn.Linear(256, cfg["classes"]))
    model = model.to(device)
    if cfg["distributed"]:
        model = DistributedDataParallel(model, device_ids=[device.index])
    return model


def main(cfg, loader, sampler):
    dist.init_process_group("nccl")
    device = torch.device("cuda", int(os.environ["LOCAL_RANK"]))
    torch.cuda.set_device(device)
    model = build(cfg, device)
    opt = torch.optim.AdamW(model.parameters(), lr=cfg["lr"])
    for epoch in range(cfg["epochs"]):
        sampler.set_epoch(epoch)
        for x, y in loader:
            loss = nn.functional.cross_entropy(model(x.to(device)), y.to(device))
            opt.zero_grad()
            loss.backward()
            opt.step()
    dist.destroy_process_group()
