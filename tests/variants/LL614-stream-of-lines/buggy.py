import torch
from torch.utils.data import DataLoader, IterableDataset


class Lines(IterableDataset):
    def __init__(self, paths, tokenizer):
        super().__init__()
        self.paths = paths
        self.tokenizer = tokenizer

    def __iter__(self):
        for path in self.paths:
            with open(path) as file:
                for line in file:
                    yield torch.tensor(self.tokenizer.encode(line))


def pretrain(model, paths, tokenizer):
    stream = Lines(paths, tokenizer)
    batches = DataLoader(stream, batch_size=16, num_workers=8)
    opt = torch.optim.AdamW(model.parameters(), lr=6e-4)
    for ids in batches:
        opt.zero_grad()
        logits = model(ids[:, :-1])
        torch.nn.functional.cross_entropy(logits.flatten(0, 1), ids[:, 1:].flatten()).backward()
        opt.step()
