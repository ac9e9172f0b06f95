from torch.nn import functional as F


class Trainer:
    def __init__(self, model, optimizer, window):
        self.model, self.optimizer, self.window = model, optimizer, window
        self.pending = 0

    def epoch(self, loader):
        self.model.train()
        for x, y in loader:
            self.batch(x, y)
        if self.pending:
            self.optimizer.step()
            self.optimizer.zero_grad()
            self.pending = 0

    def batch(self, x, y):
        loss = F.cross_entropy(self.model(x), y) / self.window
        loss.backward()
        self.pending += 1
        if self.pending >= self.window:
            self.optimizer.step()
            self.optimizer.zero_grad()
            self.pending = 0
