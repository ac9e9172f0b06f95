import random

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, Dataset, DistributedSampler


class Snippets(Dataset):
    def __init__(self, sounds):
        self.sounds = sounds

    def __len__(self):
        return len(self.sounds)

    def __getitem__(self, index):
        sound = self.sounds[index]
        begin = random.randint(0, len(sound) - 8192)
        return sound[begin : begin + 8192]


def work(rank, sounds):
    dist.init_process_group("nccl", init_method="tcp://localhost:54321", rank=rank, world_size=4)
    torch.cuda.set_device(rank)
    sampler = DistributedSampler(Snippets(sounds))
    loader = DataLoader(sampler.dataset, batch_size=16, sampler=sampler, num_workers=4)
    net = DistributedDataParallel(nn.Linear(8192, 1).cuda(), device_ids=[rank])
    adam = torch.optim.Adam(net.parameters())
    for epoch in range(10):
        sampler.set_epoch(epoch)
        for x in loader:
            adam.zero_grad()
            net(x.cuda()).pow(2).mean().backward()
            adam.step()
    dist.destroy_process_group()


if __name__ == "__main__":
    torch.manual_seed(1234)
    mp.spawn(work, nprocs=4, args=(torch.load("sounds.pt"),))
