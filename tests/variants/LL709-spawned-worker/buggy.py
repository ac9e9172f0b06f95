import torch
import torch.distributed as dist
import torch.multiprocessing as mp


def setup(rank, world):
    dist.init_process_group("gloo", "tcp://127.0.0.1:29503", rank=rank, world_size=world)


def run(rank, world):
    setup(rank, world)
    total = torch.ones(1) * rank
    dist.all_reduce(total)
    if rank == 0:
        print(total.item())


if __name__ == "__main__":
    mp.spawn(run, (2,), nprocs=2)
    torch.save(torch.zeros(1), "done.pt")
