import glob
import os

import numpy as np
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, Dataset, DistributedSampler, Subset


class Clips(Dataset):
    def __init__(self, files):
        self.files = files

    def __len__(self):
        return len(self.files)

    def __getitem__(self, i):
        blob = torch.load(self.files[i], map_location="cpu")
        return blob["x"], blob["y"]


def main():
    dist.init_process_group("nccl")
    local = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(local)
    data = Clips(sorted(glob.glob("clips/*.pt")))
    order = np.random.permutation(len(data))
    train_set, val_set = Subset(data, order[1000:]), Subset(data, order[:1000])
    sampler = DistributedSampler(train_set)
    loader = DataLoader(train_set, 16, sampler=sampler, num_workers=4)
    val_loader = DataLoader(val_set, 16, sampler=DistributedSampler(val_set, shuffle=False))
    model = DDP(nn.Linear(400, 12).cuda(), device_ids=[local])
    opt = torch.optim.AdamW(model.parameters(), 1e-4)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x.cuda()), y.cuda()).backward()
            opt.step()
        model.eval()
        hits = torch.zeros((), device="cuda")
        with torch.no_grad():
            for x, y in val_loader:
                hits += (model(x.cuda()).argmax(1) == y.cuda()).sum()
        dist.all_reduce(hits)
        if dist.get_rank() == 0:
            print(epoch, hits.item() / 1000)
    dist.destroy_process_group()


main()
