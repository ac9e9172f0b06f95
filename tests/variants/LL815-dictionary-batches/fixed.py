import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader


def collate_fn(items):
    return {
        "frames": pad_sequence([item["frames"] for item in items], batch_first=True),
        "phones": pad_sequence([item["phones"] for item in items], batch_first=True, padding_value=-100),
    }


class Recogniser:
    def __init__(self):
        self.model = nn.Sequential(nn.Linear(13, 32), nn.ReLU(), nn.Linear(32, 40))
        self.criterion = nn.CrossEntropyLoss(label_smoothing=0.1)
        self.optimizer = torch.optim.AdamW(self.model.parameters())

    def train(self, loader):
        for batch in loader:
            frames, phones = batch["frames"], batch["phones"]
            scores = self.model(frames).permute(0, 2, 1)
            loss = self.criterion(scores, phones)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()


data = [{"frames": torch.randn(n, 13), "phones": torch.randint(1, 40, (n,))} for n in range(5, 50)]
Recogniser().train(DataLoader(data, batch_size=5, collate_fn=collate_fn))
