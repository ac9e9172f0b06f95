import torch
from accelerate import Accelerator
from transformers import AutoModelForSequenceClassification


def main(train_dl, eval_dl):
    accelerator = Accelerator()
    model = AutoModelForSequenceClassification.from_pretrained("distilbert-base-uncased")
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-5)
    model, optimizer, train_dl, eval_dl = accelerator.prepare(model, optimizer, train_dl, eval_dl)
    for epoch in range(3):
        model.train()
        for batch in train_dl:
            loss = model(**batch).loss
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
        right = total = 0
        for batch in eval_dl:
            with torch.no_grad():
                logits = model(**batch).logits
            logits, labels = accelerator.gather_for_metrics((logits.argmax(-1), batch["labels"]))
            right += (logits == labels).sum().item()
            total += len(labels)
        accelerator.print(epoch, right / total)
