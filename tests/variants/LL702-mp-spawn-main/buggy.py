import os

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
import torch.nn.functional as F
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def train(gpu, args):
    rank = args["node"] * args["gpus"] + gpu
    dist.init_process_group("gloo", init_method="env://", world_size=args["world"], rank=rank)
    data = TensorDataset(torch.randn(512, 12), torch.randint(3, (512,)))
    order = DistributedSampler(data, num_replicas=args["world"], rank=rank)
    batches = DataLoader(data, batch_size=args["batch"], sampler=order, num_workers=2, pin_memory=True)
    net = DDP(torch.nn.Linear(12, 3))
    opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
    order.set_epoch(0)
    for e in range(args["epochs"]):
        net.train()
        for i, (x, y) in enumerate(batches):
            opt.zero_grad(set_to_none=True)
            F.cross_entropy(net(x), y).backward()
            opt.step()
        if gpu == 0:
            print(e, "done")
    dist.destroy_process_group()


if __name__ == "__main__":
    os.environ["MASTER_ADDR"], os.environ["MASTER_PORT"] = "127.0.0.1", "29500"
    mp.spawn(train, nprocs=2, args=({"node": 0, "gpus": 2, "world": 2, "batch": 16, "epochs": 20},))
