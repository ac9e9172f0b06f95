import torch
from trainer import Trainer

model = torch.nn.Linear(10, 3)
trainer = Trainer(model, torch.optim.Adam(model.parameters()), 4)
batches = torch.load("batches.pt")
for _ in range(10):
    trainer.epoch(batches)
