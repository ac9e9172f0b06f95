"""The Trainer of transformers. https://huggingface.co/docs/transformers/main_classes/trainer

Accumulation, scaling and the clipping that `TrainingArguments` asks for are right by construction and left out.
"""

import torch

from looplint.knowledge.marks import loss_of

stands_for = ("transformers",)


class Trainer:
    def __init__(
        self,
        model=None,
        args=None,
        data_collator=None,
        train_dataset=None,
        eval_dataset=None,
        processing_class=None,
        model_init=None,
        compute_loss_func=None,
        compute_metrics=None,
        callbacks=None,
        optimizers=(None, None),
        **kwargs,
    ):
        self.model = model
        if model is None:
            self.model = model_init()
        self.args = args
        self.data_collator = data_collator
        self.train_dataset = train_dataset
        self.eval_dataset = eval_dataset
        self.compute_metrics = compute_metrics
        self.optimizer = optimizers[0]
        self.lr_scheduler = optimizers[1]

    def get_train_dataloader(self):
        return torch.utils.data.DataLoader(self.train_dataset, shuffle=True, collate_fn=self.data_collator)

    def get_eval_dataloader(self, eval_dataset=None):
        if eval_dataset is None:
            eval_dataset = self.eval_dataset
        return torch.utils.data.DataLoader(eval_dataset, collate_fn=self.data_collator)

    def get_test_dataloader(self, test_dataset):
        return torch.utils.data.DataLoader(test_dataset, collate_fn=self.data_collator)

    def create_optimizer_and_scheduler(self, num_training_steps):
        self.create_optimizer()
        self.create_scheduler(num_training_steps, self.optimizer)

    def create_optimizer(self, model=None):
        if self.optimizer is None:
            self.optimizer = torch.optim.AdamW(self.model.parameters())
        return self.optimizer

    def create_scheduler(self, num_training_steps, optimizer=None):
        return self.lr_scheduler

    def train(self, resume_from_checkpoint=None, trial=None, ignore_keys_for_eval=None, **kwargs):
        train_dataloader = self.get_train_dataloader()
        self.create_optimizer_and_scheduler(len(train_dataloader))
        self.model.train()
        for epoch in range(self.args.num_train_epochs):
            for inputs in train_dataloader:
                self.model.zero_grad()
                self.training_step(self.model, inputs, None)
                self.optimizer.step()
                if self.lr_scheduler is not None:
                    self.lr_scheduler.step()
            self.evaluate()

    def training_step(self, model, inputs, num_items_in_batch=None):
        model.train()
        loss = loss_of(self.compute_loss(model, inputs))
        loss.backward()
        return loss.detach()

    def compute_loss(self, model, inputs, return_outputs=False, num_items_in_batch=None):
        outputs = model(**inputs)
        return outputs.loss

    def evaluate(self, eval_dataset=None, ignore_keys=None, metric_key_prefix="eval"):
        return self._evaluated(self.get_eval_dataloader(eval_dataset))

    def predict(self, test_dataset, ignore_keys=None, metric_key_prefix="test"):
        return self._evaluated(self.get_test_dataloader(test_dataset))

    def _evaluated(self, dataloader):
        self.model.eval()
        for inputs in dataloader:
            self.prediction_step(self.model, inputs, False)

    def prediction_step(self, model, inputs, prediction_loss_only, ignore_keys=None):
        with torch.no_grad():
            return self.compute_loss(model, inputs)

    def save_model(self, output_dir=None, _internal_call=False):
        torch.save(self.model, output_dir, guarded=True)

    def save_state(self):
        pass

    def log(self, logs, start_time=None):
        pass


class Seq2SeqTrainer(Trainer):
    pass
