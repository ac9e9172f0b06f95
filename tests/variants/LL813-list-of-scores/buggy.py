import numpy as np
import torch
from sklearn import metrics
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Evaluator:
    def __init__(self, model, loader):
        self.model, self.loader = model, loader

    def auc(self):
        self.model.eval()
        scores = []
        with torch.no_grad():
            for x, y in self.loader:
                p = torch.sigmoid(self.model(x)).cpu().numpy()
                scores.append(metrics.roc_auc_score(y.numpy(), p))
        return np.mean(scores)


model = nn.Linear(4, 1)
loader = DataLoader(TensorDataset(torch.randn(90, 4), torch.randint(0, 2, (90, 1)).float()), batch_size=30)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(2):
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.binary_cross_entropy_with_logits(model(x), y).backward()
        optimizer.step()
    print(epoch, Evaluator(model, loader).auc())
