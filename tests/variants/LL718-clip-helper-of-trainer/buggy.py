import torch
from torch.distributed import destroy_process_group, init_process_group
from torch.distributed.fsdp import FullyShardedDataParallel, ShardingStrategy
from torch.nn.utils import clip_grad_norm_
import os


class Engine:
    def __init__(self, model, local_rank, max_grad_norm):
        self.model = FullyShardedDataParallel(
            model, device_id=local_rank, sharding_strategy=ShardingStrategy.FULL_SHARD
        )
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=1e-3)
        self.max_grad_norm = max_grad_norm

    def clip(self):
        return clip_grad_norm_(self.model.parameters(), self.max_grad_norm)

    def train_step(self, x, y):
        self.optimizer.zero_grad()
        loss = torch.nn.functional.mse_loss(self.model(x), y)
        loss.backward()
        norm = self.clip()
        self.optimizer.step()
        return loss.detach(), norm


def main():
    init_process_group("nccl")
    local_rank = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(local_rank)
    engine = Engine(torch.nn.Linear(256, 256).cuda(), local_rank, 0.5)
    for step in range(1000):
        x = torch.randn(32, 256, device="cuda")
        loss, norm = engine.train_step(x, x * 2)
        if step % 100 == 0 and local_rank == 0:
            print(step, loss.item(), norm.item())
    destroy_process_group()


main()
