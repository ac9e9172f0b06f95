from torch.nn.utils.rnn import pad_sequence


class Collate:
    def __init__(self, pad):
        self.pad = pad

    def __call__(self, batch):
        source = [pair[0] for pair in batch]
        target = [pair[1] for pair in batch]
        source = pad_sequence(source, batch_first=True, padding_value=self.pad)
        target = pad_sequence(target, batch_first=True, padding_value=self.pad)
        return source, target
