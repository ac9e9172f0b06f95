import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class ShardStream(IterableDataset):
    def __init__(self, shards, seed):
        super().__init__()
        self.shards, self.seed, self.epoch = shards, seed, 0

    def __iter__(self):
        rng = np.random.default_rng(self.seed + self.epoch)
        order = rng.permutation(len(self.shards))
        info = get_worker_info()
        if info is not None:
            order = order[info.id :: info.num_workers]
        for s in order:
            data = np.load(self.shards[s])
            for x, y in zip(data["x"], data["y"]):
                yield torch.from_numpy(x), int(y)


def main(shards):
    stream = ShardStream(shards, seed=0)
    net = nn.Sequential(nn.Linear(50, 50), nn.ReLU(), nn.Linear(50, 2))
    opt = torch.optim.Adam(net.parameters())
    for epoch in range(10):
        stream.epoch = epoch
        for x, y in DataLoader(stream, batch_size=256, num_workers=6):
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()


if __name__ == "__main__":
    import glob

    main(sorted(glob.glob("shards/*.npz")))
