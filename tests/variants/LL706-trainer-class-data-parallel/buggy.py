import torch
from torch.optim import Adam
import torch.nn.functional as F


class Trainer:
    def __init__(self, model, train_dataset, gpus, lr=1e-4):
        self.device = f"cuda:{gpus[0]}"
        self.model = model.to(self.device)
        if len(gpus) > 1:
            self.model = torch.nn.DataParallel(self.model, device_ids=gpus)
        self.optimizer = Adam(self.model.parameters(), lr=lr)
        self.loader = torch.utils.data.DataLoader(train_dataset, batch_size=16, shuffle=True)

    def fit(self, epochs):
        for epoch in range(epochs):
            self.model.train()
            running = 0.0
            for x, y in self.loader:
                x, y = x.to(self.device), y.to(self.device)
                self.optimizer.zero_grad()
                loss = F.l1_loss(self.model(x), y)
                loss.backward()
                self.optimizer.step()
                running += loss.item()
            print(epoch, running / len(self.loader))
