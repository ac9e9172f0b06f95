import json
import torch
from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class Lines(IterableDataset):
    def __init__(self, paths, tokenizer):
        self.paths, self.tokenizer = paths, tokenizer

    def __iter__(self):
        info = get_worker_info()
        mine = self.paths if info is None else self.paths[info.id :: info.num_workers]
        for path in mine:
            with open(path) as handle:
                for line in handle:
                    yield self.tokenizer(json.loads(line)["text"])


def make_loader(paths, tokenizer):
    return DataLoader(Lines(paths, tokenizer), batch_size=16, num_workers=8)


if __name__ == '__main__':
    import pieces

    paths = pieces.get_paths()
    tokenizer = pieces.get_tokenizer()
    make_loader(paths, tokenizer)
