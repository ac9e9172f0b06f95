from itertools import cycle

import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader


def adapt(model, source_set, target_set, epochs):
    source = DataLoader(source_set, batch_size=32, shuffle=True)
    target = DataLoader(target_set, batch_size=32, shuffle=True)
    opt = torch.optim.Adam(model.parameters(), lr=1e-4)
    for _ in range(epochs):
        model.train()
        for (xs, ys), (xt, _) in zip(source, cycle(target)):
            loss = F.cross_entropy(model(xs), ys)
            probs = model(xt).softmax(-1)
            loss = loss - 0.1 * (probs * probs.clamp_min(1e-6).log()).sum(-1).mean()
            opt.zero_grad()
            loss.backward()
            opt.step()
