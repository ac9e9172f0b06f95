import torch
from datasets import Dataset
from transformers import AutoModelForSequenceClassification, AutoTokenizer, Trainer, TrainingArguments

tokenizer = AutoTokenizer.from_pretrained("distilbert-base-uncased")
model = AutoModelForSequenceClassification.from_pretrained("distilbert-base-uncased", num_labels=2)
rows = {"text": ["good", "bad", "fine", "awful"], "label": [1, 0, 1, 0]}
data = Dataset.from_dict(rows).map(lambda r: tokenizer(r["text"], truncation=True, padding="max_length", max_length=16))


class Weighted(Trainer):
    def compute_loss(self, model, inputs, return_outputs=False, **kwargs):
        labels = inputs.pop("labels")
        outputs = model(**inputs)
        loss = torch.nn.functional.cross_entropy(outputs.logits, labels, weight=torch.tensor([1.0, 2.0]))
        return (loss, outputs) if return_outputs else loss


args = TrainingArguments("out", num_train_epochs=1, gradient_accumulation_steps=2, max_grad_norm=1.0, report_to=[])
Weighted(model, args, train_dataset=data).train()
