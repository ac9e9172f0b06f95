import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, Dataset, IterableDataset, TensorDataset


class Shards(IterableDataset):
    def __init__(self, files):
        self.files = files

    def __iter__(self):
        mine = self.files[dist.get_rank() :: dist.get_world_size()]
        for path in mine:
            yield from torch.load(path)


class Mine(Dataset):
    def __init__(self, x, y):
        self.x, self.y = x[dist.get_rank() :: 2], y[dist.get_rank() :: 2]

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return self.x[i], self.y[i]


def train(loader, model, optimizer):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()


def main(distributed):
    if not distributed:
        loader = DataLoader(TensorDataset(torch.randn(64, 4), torch.randn(64, 1)), batch_size=8, shuffle=True)
        model = nn.Linear(4, 1)
        train(loader, model, torch.optim.SGD(model.parameters(), lr=0.1))
        return
    dist.init_process_group("gloo")
    model = DDP(nn.Linear(4, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    train(DataLoader(Shards(["a.pt", "b.pt", "c.pt", "d.pt"]), batch_size=8), model, optimizer)
    train(DataLoader(Mine(torch.randn(64, 4), torch.randn(64, 1)), batch_size=8, shuffle=True), model, optimizer)
    dist.destroy_process_group()


main(dist.is_torchelastic_launched())
