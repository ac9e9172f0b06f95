"""What is likely, and not sure: found at medium confidence, and not by default."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from looplint import check
from looplint.check import check_paths
from looplint.config import Config
from looplint.events import Confidence

ZIPPED = """
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

def train(clean, marked, model):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    one = DataLoader(TensorDataset(clean), batch_size=128)
    other = DataLoader(TensorDataset(marked), batch_size=128)
    for epoch in range(10):
        for (x, y), (mx, my) in zip(one, other):
            optimizer.zero_grad()
            loss = nn.functional.cross_entropy(model(x), y) + nn.functional.cross_entropy(model(mx), my)
            loss.backward()
            optimizer.step()
"""
BANK = """
import torch
from torch.utils.data import DataLoader

model = torch.nn.Conv2d(3, 8, 1).cuda()
bank = []
with torch.no_grad():
    for images in DataLoader(torch.randn(40, 3, 64, 64), batch_size=4):
        bank.append(model(images.cuda()))
bank = torch.cat(bank)
"""

LAYERS = """
import torch
import torch.nn.functional as F
from torch_geometric.nn import SAGEConv

class Net(torch.nn.Module):
    def __init__(self, depth):
        super().__init__()
        self.convs = torch.nn.ModuleList()
        for _ in range(depth):
            self.convs.append(SAGEConv(8, 8))

    def forward(self, x, adjs):
        for i, adj in enumerate(adjs):
            x = F.dropout(self.convs[i](x, adj), training=self.training)
        return x

    def inference(self, x, subgraph_loader):
        for i in range(3):
            parts = []
            for n_id, adj in subgraph_loader:
                parts.append(self.convs[i](x[n_id], adj))
            x = torch.cat(parts)
        return x

@torch.no_grad()
def test(model, x, subgraph_loader):
    return model.inference(x, subgraph_loader).argmax(1)

def main(x, loader, subgraph_loader):
    model = Net(3)
    optimizer = torch.optim.Adam(model.parameters())
    for epoch in range(10):
        model.train()
        for n_id, adjs, y in loader:
            optimizer.zero_grad()
            F.cross_entropy(model(x[n_id], adjs), y).backward()
            optimizer.step()
        print(test(model, x, subgraph_loader))
"""


@pytest.mark.parametrize(
    ("code", "rule"),
    [(ZIPPED, "LL601"), (BANK, "LL805"), (LAYERS, "LL201")],
    ids=["zipped", "searched", "a layer of many"],
)
def test_only_at_medium_confidence(code: str, rule: str) -> None:
    def found(confidence: Confidence) -> set[str]:
        return {judged.rule.code for judged in check(code, config=Config(confidence=confidence))}

    assert rule not in found(Confidence.HIGH)
    assert rule in found(Confidence.MEDIUM)


CELLS = (
    "import torch\nnet = torch.nn.Linear(8, 2)\noptimizer = torch.optim.SGD(net.parameters(), lr=0.1)",
    "def clear():\n    ...",
    "for x, y in torch.load('batches.pt'):\n    torch.nn.functional.cross_entropy(net(x), y).backward()\n"
    "    optimizer.step()",
)


@pytest.mark.parametrize(("blank", "codes"), [("...", {"LL101"}), ("<clear the gradients>", {"LL001"})])
def test_of_a_notebook_that_was_read_in_part(blank: str, codes: set[str], tmp_path: Path) -> None:
    cells = [{"cell_type": "code", "source": cell.replace("...", blank)} for cell in CELLS]
    (tmp_path / "train.ipynb").write_text(json.dumps({"nbformat": 4, "metadata": {}, "cells": cells}), encoding="utf-8")
    report = check_paths([str(tmp_path)], Config())
    assert {judged.rule.code for judged in report.findings} == codes
    report = check_paths([str(tmp_path)], Config(confidence=Confidence.MEDIUM))
    assert {judged.rule.code for judged in report.findings} == codes | {"LL101"}
