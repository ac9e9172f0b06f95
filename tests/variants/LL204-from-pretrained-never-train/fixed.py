import torch
from transformers import AutoModelForSequenceClassification


def finetune(loader):
    model = AutoModelForSequenceClassification.from_pretrained("bert-base-uncased", num_labels=3)
    optim = torch.optim.AdamW(model.parameters(), lr=2e-5)
    model.train()
    for epoch in range(3):
        for batch in loader:
            optim.zero_grad()
            loss = model(**batch).loss
            loss.backward()
            optim.step()
