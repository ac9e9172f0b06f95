from collections import defaultdict

import torch
import torch.nn.functional as F


class Learner:
    def __init__(self, model, loader):
        self.model, self.loader = model, loader
        self.opt = torch.optim.SGD(model.parameters(), lr=0.1)
        self.history = defaultdict(list)

    def compute(self, batch):
        out = self.model(batch["x"])
        return {"ce": F.cross_entropy(out, batch["y"]), "reg": 1e-3 * out.pow(2).mean()}

    def epoch(self):
        self.model.train()
        for batch in self.loader:
            parts = self.compute(batch)
            loss = parts["ce"] + parts["reg"]
            self.opt.zero_grad()
            loss.backward()
            self.opt.step()
            self.history["loss"].append(loss)

    def fit(self, n):
        for _ in range(n):
            self.epoch()


def main(model, loader):
    Learner(model, loader).fit(50)
