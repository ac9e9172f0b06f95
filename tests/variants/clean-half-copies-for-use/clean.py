import copy

import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main(encoder, head, probe, data):
    accelerator = Accelerator(mixed_precision="bf16")
    encoder.half()
    encoder.requires_grad_(False)
    optimizer = torch.optim.AdamW(head.parameters(), lr=1e-3)
    loader = DataLoader(data, batch_size=8, shuffle=True)
    head, optimizer, loader = accelerator.prepare(head, optimizer, loader)
    probing = torch.optim.SGD(probe.parameters(), lr=0.1)
    for x, y in loader:
        with torch.no_grad():
            features = encoder(x.half()).float()
        loss = nn.functional.cross_entropy(head(features), y)
        accelerator.backward(loss)
        optimizer.step()
        optimizer.zero_grad()
        probing.zero_grad()
        nn.functional.cross_entropy(probe(features), y).backward()
        probing.step()
    torch.save(copy.deepcopy(accelerator.unwrap_model(head)).half().state_dict(), "head.pt")
