import torch
from torch import nn

from model import Detector

CRITERIA = {"bce": nn.BCEWithLogitsLoss, "mse": nn.MSELoss}


def main(loader, cfg={"loss": "bce", "dim": 30}):
    model = Detector(cfg["dim"])
    criterion = nn.BCEWithLogitsLoss(pos_weight=torch.tensor(3.0))
    optimizer = torch.optim.Adam(model.parameters())
    for epoch in range(10):
        model.train()
        for features, labels in loader:
            logits = model(features)
            loss = criterion(logits, labels.float())
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
