import torch
from torch.utils.data import BatchSampler, DataLoader, IterableDataset

DEFAULTS = {"batch_size": 1, "shuffle": False, "num_workers": 0, "drop_last": False, "pin_memory": False}
ALREADY_TOLD = ["batch_size", "shuffle", "drop_last"]


def resumed(loader, skipped, on_tpu):
    if on_tpu:
        loader = loader.wrapped
    data = loader.dataset
    if isinstance(data, IterableDataset):
        batches = None
    else:
        batches = BatchSampler(range(skipped, len(data)), 32, drop_last=False)
    options = {name: getattr(loader, name, DEFAULTS[name]) for name in DEFAULTS if name not in ALREADY_TOLD}
    if batches is None:
        options["drop_last"] = loader.drop_last
        options["batch_size"] = loader.batch_size
    if batches is None:
        return DataLoader(data, **options)
    return DataLoader(data, batch_sampler=batches, **options)


for batch in resumed(torch.load("loader.pt"), 12, on_tpu=torch.load("machine.pt")):
    print(batch.shape)
