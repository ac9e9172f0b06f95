import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel as FSDP
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.data.distributed import DistributedSampler


def get_loader(size):
    tokens = torch.randint(100, (size, 17))
    ds = TensorDataset(tokens[:, :-1], tokens[:, 1:])
    return DataLoader(ds, batch_size=8, num_workers=2)


def main():
    dist.init_process_group("nccl")
    torch.cuda.set_device(dist.get_rank() % torch.cuda.device_count())
    lm = FSDP(nn.Sequential(nn.Embedding(100, 32), nn.Linear(32, 100)).cuda())
    adam = torch.optim.AdamW(lm.parameters(), lr=3e-4)
    loader = get_loader(4096)
    for epoch in range(2):
        for given, wanted in loader:
            logits = lm(given.cuda())
            loss = nn.functional.cross_entropy(logits.flatten(0, 1), wanted.cuda().flatten())
            loss.backward()
            adam.step()
            adam.zero_grad()
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
