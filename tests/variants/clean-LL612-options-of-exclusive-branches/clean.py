import torch
from torch.utils.data import BatchSampler, DataLoader, IterableDataset, RandomSampler


def train_loader(data, batch_size, workers):
    options = {"num_workers": workers, "pin_memory": True}
    if isinstance(data, IterableDataset):
        options.update({"batch_size": batch_size, "drop_last": True})
    elif hasattr(data, "__len__"):
        options["batch_sampler"] = BatchSampler(RandomSampler(data), batch_size, drop_last=True)
    else:
        raise ValueError("neither a stream nor a dataset")
    return DataLoader(data, **options)


print(next(iter(train_loader(torch.load("data.pt"), 16, 2))))
