"""PyTorch Lightning. https://lightning.ai/docs/pytorch/stable/common/lightning_module.html

The order of one automatic step is Lightning's: training_step, clear, backward, clip, step, schedule. Accumulation is
right by construction and left out, and so is scaling.
"""

import contextlib

import torch

from looplint.knowledge.marks import every, loss_of, reported, scheduled, several, stated

stands_for = ("lightning.pytorch",)


class LightningModule(torch.nn.Module):
    automatic_optimization = True
    goes_through = {"backward": "self.manual_backward(loss)", "unless": "automatic_optimization"}

    def training_step(self, *args, **kwargs):
        pass

    def validation_step(self, *args, **kwargs):
        pass

    def test_step(self, *args, **kwargs):
        pass

    def predict_step(self, batch, *args, **kwargs):
        return self(batch)

    def configure_optimizers(self):
        pass

    def train_dataloader(self):
        pass

    def val_dataloader(self):
        pass

    def test_dataloader(self):
        pass

    def predict_dataloader(self):
        pass

    def setup(self, stage):
        pass

    def prepare_data(self):
        pass

    def configure_model(self):
        pass

    def configure_callbacks(self):
        pass

    def on_fit_start(self):
        pass

    def on_train_start(self):
        pass

    def on_train_end(self):
        pass

    def on_train_epoch_start(self):
        pass

    def on_train_epoch_end(self):
        pass

    def on_train_batch_start(self, batch, batch_idx):
        pass

    def on_train_batch_end(self, outputs, batch, batch_idx):
        pass

    def on_validation_start(self):
        pass

    def on_validation_end(self):
        pass

    def on_validation_epoch_start(self):
        pass

    def on_validation_epoch_end(self):
        pass

    def on_validation_model_eval(self):
        self.eval()

    def on_validation_model_train(self):
        self.train()

    def on_test_model_eval(self):
        self.eval()

    def on_test_epoch_end(self):
        pass

    def on_predict_model_eval(self):
        self.eval()

    def on_before_zero_grad(self, optimizer):
        pass

    def on_before_backward(self, loss):
        pass

    def on_after_backward(self):
        pass

    def on_before_optimizer_step(self, optimizer):
        pass

    def on_save_checkpoint(self, checkpoint):
        pass

    def on_load_checkpoint(self, checkpoint):
        pass

    def fitted_alone(self):
        """What a trainer does that no code shows: a command line, a configuration, another repository."""
        Trainer().fit(self)

    def backward(self, loss, *args, **kwargs):
        loss.backward(*args, **kwargs)

    def manual_backward(self, loss, *args, **kwargs):
        loss.backward(*args, **kwargs)

    def optimizers(self, use_pl_optimizer=True):
        return self.trainer.configured_optimizers()

    def lr_schedulers(self):
        return self.trainer.configured_schedulers()

    def optimizer_zero_grad(self, epoch, batch_idx, optimizer):
        optimizer.zero_grad()

    def optimizer_step(self, epoch, batch_idx, optimizer, optimizer_closure=None):
        optimizer.step(closure=optimizer_closure)

    def lr_scheduler_step(self, scheduler, metric):
        if isinstance(scheduler, torch.optim.lr_scheduler.ReduceLROnPlateau):
            scheduler.step(metric)
        else:
            scheduler.step()

    def configure_gradient_clipping(self, optimizer, gradient_clip_val=None, gradient_clip_algorithm=None):
        self.clip_gradients(optimizer, gradient_clip_val, gradient_clip_algorithm)

    def clip_gradients(self, optimizer, gradient_clip_val=None, gradient_clip_algorithm=None):
        if gradient_clip_val is not None:
            torch.nn.utils.clip_grad_norm_(self.parameters(), gradient_clip_val)

    def toggle_optimizer(self, optimizer):
        pass

    def untoggle_optimizer(self, optimizer):
        pass

    @contextlib.contextmanager
    def toggled_optimizer(self, optimizer):
        yield

    def log(self, name, value, *args, sync_dist=False, **kwargs):
        if stated(sync_dist, False):
            reported(value)
        else:
            torch.distributed.nn.all_reduce(value)

    def log_dict(self, dictionary, *args, sync_dist=False, **kwargs):
        if stated(sync_dist, False):
            reported(dictionary)
        else:
            torch.distributed.nn.all_reduce(dictionary)

    def all_gather(self, data, group=None, sync_grads=False):
        torch.distributed.nn.all_gather(data)
        return data

    def print(self, *args, **kwargs):
        pass

    def save_hyperparameters(self, *args, **kwargs):
        pass

    def freeze(self):
        self.requires_grad_(False)
        self.eval()

    def unfreeze(self):
        self.requires_grad_(True)
        self.train()

    @classmethod
    def load_from_checkpoint(cls, checkpoint_path, map_location=None, hparams_file=None, strict=None, **kwargs):
        return cls(**kwargs)


class LightningDataModule:
    def prepare_data(self):
        pass

    def setup(self, stage):
        pass

    def train_dataloader(self):
        pass

    def val_dataloader(self):
        pass

    def test_dataloader(self):
        pass

    def predict_dataloader(self):
        pass


class Trainer:
    def __init__(
        self,
        *args,
        strategy="auto",
        devices="auto",
        num_nodes=1,
        max_epochs=None,
        gradient_clip_val=None,
        gradient_clip_algorithm=None,
        **kwargs,
    ):
        if several(strategy, devices, num_nodes):
            torch.distributed.init_process_group(by_framework=True)
        self.max_epochs = max_epochs
        self.gradient_clip_val = gradient_clip_val
        self.gradient_clip_algorithm = gradient_clip_algorithm

    def configured_optimizers(self):
        optimizers = every("optimizer", self.configured)
        if len(optimizers) == 1:
            return optimizers[0]
        return optimizers

    def configured_schedulers(self):
        schedulers = every("scheduler", self.configured)
        if len(schedulers) == 1:
            return schedulers[0]
        return schedulers

    def fit(self, model, train_dataloaders=None, val_dataloaders=None, datamodule=None, ckpt_path=None, **kwargs):
        model.trainer = self
        model.configure_model()
        source = self._source(model, datamodule, "fit")
        if train_dataloaders is None:
            train_dataloaders = source.train_dataloader()
        if val_dataloaders is None:
            val_dataloaders = source.val_dataloader()
        self.configured = model.configure_optimizers()
        model.on_fit_start()
        model.train()
        model.on_train_start()
        for epoch in range(self.max_epochs):
            model.on_train_epoch_start()
            for batch_idx, batch in enumerate(train_dataloaders):
                model.on_train_batch_start(batch, batch_idx)
                if model.automatic_optimization:
                    self._step(model, batch, batch_idx, epoch)
                else:
                    model.training_step(batch, batch_idx)
                model.on_train_batch_end(None, batch, batch_idx)
            self._validate(model, val_dataloaders)
            model.on_train_epoch_end()
            if model.automatic_optimization:
                for scheduler in scheduled("epoch", self.configured):
                    model.lr_scheduler_step(scheduler, self.callback_metrics)
        model.on_train_end()

    def _step(self, model, batch, batch_idx, epoch):
        for optimizer_idx, optimizer in enumerate(every("optimizer", self.configured)):

            def closure():
                loss = loss_of(model.training_step(batch, batch_idx, optimizer_idx))
                model.on_before_zero_grad(optimizer)
                model.optimizer_zero_grad(epoch, batch_idx, optimizer)
                model.on_before_backward(loss)
                model.backward(loss)
                model.on_after_backward()
                model.on_before_optimizer_step(optimizer)
                model.configure_gradient_clipping(optimizer, self.gradient_clip_val, self.gradient_clip_algorithm)
                return loss

            model.optimizer_step(epoch, batch_idx, optimizer, closure)
        for scheduler in scheduled("step", self.configured):
            model.lr_scheduler_step(scheduler, self.callback_metrics)

    def _validate(self, model, val_dataloaders):
        model.on_validation_model_eval()
        with torch.no_grad():
            model.on_validation_epoch_start()
            for batch_idx, batch in enumerate(val_dataloaders):
                model.validation_step(batch, batch_idx)
            model.on_validation_epoch_end()
        model.on_validation_model_train()

    def validate(self, model=None, dataloaders=None, ckpt_path=None, verbose=True, datamodule=None, **kwargs):
        model.trainer = self
        if dataloaders is None:
            dataloaders = self._source(model, datamodule, "validate").val_dataloader()
        model.on_validation_model_eval()
        with torch.no_grad():
            for batch_idx, batch in enumerate(dataloaders):
                model.validation_step(batch, batch_idx)
            model.on_validation_epoch_end()

    def test(self, model=None, dataloaders=None, ckpt_path=None, verbose=True, datamodule=None, **kwargs):
        if model is not None:
            model.trainer = self
            if dataloaders is None:
                dataloaders = self._source(model, datamodule, "test").test_dataloader()
            model.on_test_model_eval()
            with torch.no_grad():
                for batch_idx, batch in enumerate(dataloaders):
                    model.test_step(batch, batch_idx)
                model.on_test_epoch_end()

    def predict(self, model=None, dataloaders=None, datamodule=None, return_predictions=None, ckpt_path=None, **kwargs):
        if model is not None:
            model.trainer = self
            if dataloaders is None:
                dataloaders = self._source(model, datamodule, "predict").predict_dataloader()
            model.on_predict_model_eval()
            with torch.no_grad():
                for batch_idx, batch in enumerate(dataloaders):
                    model.predict_step(batch, batch_idx)

    def _source(self, model, datamodule, stage):
        if datamodule is None:
            return model
        datamodule.prepare_data()
        datamodule.setup(stage)
        return datamodule

    def save_checkpoint(self, filepath, weights_only=False, storage_options=None):
        torch.save(self, filepath, guarded=True, complete=True)
