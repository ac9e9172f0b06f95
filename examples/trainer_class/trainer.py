"""A trainer that trains, validates every few hundred steps, and stops when that no longer helps."""

import torch
from torch import nn


class Trainer:
    def __init__(self, model, train_loader, val_loader, lr=1e-3, validate_every=20, patience=3):
        self.model = model
        self.train_loader = train_loader
        self.val_loader = val_loader
        self.criterion = nn.CrossEntropyLoss()
        self.optimizer = torch.optim.Adam(model.parameters(), lr=lr)
        self.validate_every = validate_every
        self.patience = patience

    def fit(self, epochs):
        best, waited, step = float("inf"), 0, 0
        self.model.train()
        for epoch in range(epochs):
            for inputs, labels in self.train_loader:
                self.training_step(inputs, labels)
                step += 1
                if step % self.validate_every == 0:
                    loss = self.validate()
                    print(f"epoch {epoch}, step {step}: validation loss {loss:.4f}")
                    best, waited = (loss, 0) if loss < best else (best, waited + 1)
                    if waited > self.patience:
                        return best
        return best

    def training_step(self, inputs, labels):
        self.optimizer.zero_grad()
        loss = self.criterion(self.model(inputs), labels)
        loss.backward()
        self.optimizer.step()

    @torch.no_grad()
    def validate(self):
        self.model.eval()
        total = 0.0
        for inputs, labels in self.val_loader:
            total += self.criterion(self.model(inputs), labels).item() * len(labels)
        return total / len(self.val_loader.dataset)
