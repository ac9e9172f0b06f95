import torch
from torch.utils.data import DataLoader
from transformers import AutoModelForSequenceClassification, AutoTokenizer


def collate(tokenizer):
    def together(rows):
        texts, labels = zip(*rows)
        batch = tokenizer(list(texts), padding=True, return_tensors="pt")
        batch["labels"] = torch.tensor(labels)
        return batch

    return together


def main():
    tokenizer = AutoTokenizer.from_pretrained("prajjwal1/bert-tiny")
    model = AutoModelForSequenceClassification.from_pretrained("prajjwal1/bert-tiny", num_labels=2)
    rows = [("good", 1), ("bad", 0), ("fine", 1), ("poor", 0)] * 8
    loader = DataLoader(rows, batch_size=8, shuffle=True, collate_fn=collate(tokenizer))
    optimizer = torch.optim.AdamW(model.parameters(), lr=5e-5)
    model.train()
    for epoch in range(2):
        for batch in loader:
            loss = model(**batch).loss
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
