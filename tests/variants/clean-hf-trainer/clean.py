import torch
from torch import nn
from torch.utils.data import Dataset
from transformers import AutoModelForSequenceClassification, Trainer, TrainingArguments


class Rows(Dataset):
    def __len__(self):
        return 64

    def __getitem__(self, i):
        ids = torch.arange(8) + i
        return {"input_ids": ids, "attention_mask": torch.ones(8, dtype=torch.long), "labels": i % 2}


class WeightedTrainer(Trainer):
    def compute_loss(self, model, inputs, return_outputs=False, **kwargs):
        labels = inputs.pop("labels")
        outputs = model(**inputs)
        loss = nn.functional.cross_entropy(outputs.logits, labels, weight=torch.tensor([1.0, 2.0]))
        return (loss, outputs) if return_outputs else loss


def main():
    model = AutoModelForSequenceClassification.from_pretrained("prajjwal1/bert-tiny", num_labels=2)
    args = TrainingArguments("out", num_train_epochs=1, per_device_train_batch_size=8, report_to=[])
    trainer = WeightedTrainer(model=model, args=args, train_dataset=Rows(), eval_dataset=Rows())
    trainer.train()
    print(trainer.evaluate())


if __name__ == "__main__":
    main()
