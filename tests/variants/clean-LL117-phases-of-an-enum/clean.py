import enum

import torch
from torch import nn


class Phase(enum.Enum):
    TRAIN = (0,)
    VAL = (1,)
    TEST = 2


def main_loop_of(model, optimizer, data):
    def main_loop(phase, epoch):
        if phase == Phase.TRAIN:
            model.train()
        else:
            model.eval()
        x, y = data[phase]
        loss = nn.functional.cross_entropy(model(x), y)
        if phase == Phase.TRAIN:
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        elif phase == Phase.VAL:
            print(epoch, loss.item())
        return loss.item()

    return main_loop


model = nn.Sequential(nn.Linear(8, 32), nn.Dropout(0.5), nn.Linear(32, 2))
optimizer = torch.optim.Adam(model.parameters())
main_loop = main_loop_of(model, optimizer, torch.load("graph.pt"))
for epoch in range(100):
    main_loop(Phase.TRAIN, epoch)
    with torch.no_grad():
        main_loop(Phase.VAL, epoch)
