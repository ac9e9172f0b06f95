import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset
from transformers import get_linear_schedule_with_warmup


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.emb = nn.EmbeddingBag(500, 32)
        self.fc = nn.Linear(32, 3)

    def forward(self, ids):
        return self.fc(self.emb(ids))


def main(num_epochs=3):
    ids = torch.randint(0, 500, (480, 20))
    train_dataloader = DataLoader(TensorDataset(ids, ids[:, 0] % 3), batch_size=16, shuffle=True)
    model = Classifier()
    optimizer = torch.optim.AdamW(model.parameters(), lr=5e-4)
    num_training_steps = num_epochs * len(train_dataloader)
    lr_scheduler = get_linear_schedule_with_warmup(optimizer, num_warmup_steps=10, num_training_steps=num_training_steps)
    for epoch in range(num_epochs):
        model.train()
        for batch, labels in train_dataloader:
            loss = nn.functional.cross_entropy(model(batch), labels)
            loss.backward()
            optimizer.step()
            lr_scheduler.step()
            optimizer.zero_grad()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
