from torch.distributed.fsdp import FullyShardedDataParallel as FSDP


def shard(module):
    return FSDP(module, use_orig_params=False)
