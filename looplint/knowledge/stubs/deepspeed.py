"""DeepSpeed. https://deepspeed.readthedocs.io/en/latest/training.html

`engine.step()` clips, steps, clears and schedules on the last micro-batch and does nothing on the others, so a window
opens with cleared gradients. Scaling and clipping stand in the configuration and are left out.
"""

import contextlib

import torch

from looplint.knowledge.marks import scope, wrap

stands_for = ("deepspeed",)


def initialize(
    args=None,
    model=None,
    optimizer=None,
    model_parameters=None,
    training_data=None,
    lr_scheduler=None,
    distributed_port=29500,
    mpu=None,
    dist_init_required=None,
    collate_fn=None,
    config=None,
    mesh_param=None,
    config_params=None,
):
    if optimizer is None:
        if model_parameters is None:
            model_parameters = model.parameters()
        optimizer = torch.optim.Optimizer(model_parameters, {})
    loader = None
    if training_data is not None:
        loader = torch.utils.data.DataLoader(training_data, shuffle=True, collate_fn=collate_fn)
    engine = wrap(model, by="deepspeed.initialize", into=DeepSpeedEngine(optimizer, lr_scheduler))
    return engine, optimizer, loader, lr_scheduler


class DeepSpeedEngine:
    def __init__(self, optimizer, lr_scheduler):
        self.optimizer = optimizer
        self.lr_scheduler = lr_scheduler

    def backward(self, loss, retain_graph=False, scale_wrt_gas=True):
        with self._on_boundary():
            self.optimizer.zero_grad()
        loss.backward(framework_divides="gradient_accumulation_steps")
        return loss

    def step(self, lr_kwargs=None):
        with self._on_boundary():
            self.optimizer.step()
            if self.lr_scheduler is not None:
                self.lr_scheduler.step()

    @contextlib.contextmanager
    @scope("off-step")
    def _on_boundary(self):
        yield

    @contextlib.contextmanager
    @scope("no-sync")
    def no_sync(self):
        yield

    def save_checkpoint(self, save_dir, tag=None, client_state=None, save_latest=True, **kwargs):
        torch.save(self, save_dir, guarded=True, complete=True)

    def load_checkpoint(self, load_dir, tag=None, **kwargs):
        torch.load(load_dir, complete=True)
        return load_dir, {}

    def save_16bit_model(self, save_dir, save_filename="pytorch_model.bin", **kwargs):
        torch.save(self, save_dir, guarded=True)
