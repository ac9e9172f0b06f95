"""PyTorch-Ignite. https://docs.pytorch.org/ignite/engine.html"""

import torch

from looplint.knowledge.marks import stated, unknown

stands_for = ("ignite.engine", "ignite.handlers")


class Engine:
    def __init__(self, process_function):
        self.process_function = process_function
        self.started = []
        self.each_epoch = []
        self.each_iteration = []
        self.sometimes = []
        self.completed = []

    def on(self, event_name, *args, **kwargs):
        def register(handler):
            self.add_event_handler(event_name, handler, *args, **kwargs)
            return handler

        return register

    def add_event_handler(self, event_name, handler, *args, **kwargs):
        if stated(event_name, "Events.STARTED"):
            self.started.append(handler)
        elif stated(event_name, "Events.COMPLETED"):
            self.completed.append(handler)
        elif stated(event_name, "Events.EPOCH_STARTED") or stated(event_name, "Events.EPOCH_COMPLETED"):
            self.each_epoch.append(handler)
        elif stated(event_name, "Events.ITERATION_STARTED") or stated(event_name, "Events.ITERATION_COMPLETED"):
            self.each_iteration.append(handler)
        else:  # every=..., once=..., several events
            self.sometimes.append(handler)

    def run(self, data=None, max_epochs=None, max_iters=None, epoch_length=None):
        for handler in self.started:
            handler(self)
        for epoch in range(max_epochs):
            self.state.epoch = epoch + 1
            for batch in data:
                self.state.output = self.process_function(self, batch)
                for handler in self.each_iteration:
                    handler(self)
            for handler in self.each_epoch:
                handler(self)
            for handler in self.sometimes:
                if unknown():
                    handler(self)
        for handler in self.completed:
            handler(self)
        return self.state


class LRScheduler:
    # a handler: stepped by the event to which it is attached
    def __init__(self, lr_scheduler, save_history=False, use_legacy=False):
        self.lr_scheduler = lr_scheduler

    def __call__(self, engine, name=None):
        self.lr_scheduler.step()


class _Evaluator(Engine):
    # run inside another engine's run
    def run(self, data=None, max_epochs=1, max_iters=None, epoch_length=None):
        for batch in data:
            self.state.output = self.process_function(self, batch)
        return self.state


def create_supervised_trainer(
    model,
    optimizer,
    loss_fn,
    device=None,
    non_blocking=False,
    prepare_batch=None,
    output_transform=None,
    deterministic=False,
    amp_mode=None,
    scaler=False,
    gradient_accumulation_steps=1,
    **kwargs,
):
    def update(engine, batch):
        model.train()
        optimizer.zero_grad()
        x, y = batch
        loss = loss_fn(model(x), y)
        loss.backward()
        optimizer.step()
        return loss.item()

    return Engine(update)


def create_supervised_evaluator(model, metrics=None, device=None, non_blocking=False, prepare_batch=None, **kwargs):
    def evaluate(engine, batch):
        model.eval()
        with torch.no_grad():
            x, y = batch
            return model(x), y

    return _Evaluator(evaluate)
