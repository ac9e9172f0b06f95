import functools
import os

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel as FSDP
from torch.distributed.fsdp.wrap import size_based_auto_wrap_policy


class Trainer:
    def __init__(self, model, loader, max_norm=1.0):
        policy = functools.partial(size_based_auto_wrap_policy, min_num_params=100_000)
        self.model = FSDP(model, auto_wrap_policy=policy, device_id=torch.cuda.current_device())
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=1e-4)
        self.loader = loader
        self.max_norm = max_norm

    def clip(self):
        if self.max_norm > 0:
            self.model.clip_grad_norm_(self.max_norm)

    def train(self):
        self.model.train()
        for ids in self.loader:
            ids = ids.cuda()
            logits = self.model(ids[:, :-1])
            loss = nn.functional.cross_entropy(logits.flatten(0, 1), ids[:, 1:].flatten())
            self.optimizer.zero_grad()
            loss.backward()
            self.clip()
            self.optimizer.step()


def main(model, loader):
    dist.init_process_group("nccl")
    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    Trainer(model, loader).train()
    dist.destroy_process_group()
