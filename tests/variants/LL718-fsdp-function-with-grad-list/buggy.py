import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel, ShardingStrategy


def wrap(model, args):
    strategy = ShardingStrategy.FULL_SHARD if args.full else ShardingStrategy.SHARD_GRAD_OP
    return FullyShardedDataParallel(model, sharding_strategy=strategy)


def train_step(model, optimizer, batch, max_norm):
    loss = model(batch["input_ids"], labels=batch["labels"]).loss
    loss.backward()
    norm = torch.nn.utils.clip_grad_norm_([p for p in model.parameters() if p.grad is not None], max_norm)
    optimizer.step()
    optimizer.zero_grad(set_to_none=True)
    return loss.detach(), norm


def main(args, model, loader):
    dist.init_process_group("nccl")
    torch.cuda.set_device(args.local_rank)
    model = wrap(model.cuda(), args)
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.lr)
    for batch in loader:
        train_step(model, optimizer, batch, args.max_norm)
    dist.destroy_process_group()
