import argparse

import torch
from trainer import Trainer

parser = argparse.ArgumentParser()
parser.add_argument("--lr", type=float, default=1e-3)
args = parser.parse_args()
trainer = Trainer(torch.nn.LSTM(4, 4, batch_first=True), args)
loader = torch.utils.data.DataLoader(torch.load("data.pt"), batch_size=8, shuffle=True)
for epoch in range(20):
    trainer.one_epoch(loader)
