import torch
from torch.utils.data import DataLoader


class Trainer:
    def __init__(self, net, data, device):
        self.net, self.device = net.to(device), device
        self.loader = DataLoader(data, batch_size=64, shuffle=True, pin_memory=True)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=1e-3)
        self.criterion = torch.nn.BCEWithLogitsLoss()

    def epoch(self):
        self.net.train()
        for features, labels in self.loader:
            features.to(self.device)
            labels = labels.to(self.device)
            self.optimizer.zero_grad()
            loss = self.criterion(self.net(features).squeeze(1), labels)
            loss.backward()
            self.optimizer.step()


trainer = Trainer(torch.nn.Linear(20, 1), torch.load("rows.pt"), "cuda")
for _ in range(10):
    trainer.epoch()
