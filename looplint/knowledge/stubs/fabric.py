"""Lightning Fabric. https://lightning.ai/docs/fabric/stable/api/fabric_methods.html"""

import contextlib

import torch

from looplint.knowledge.marks import scope, several, stated, wrap

stands_for = ("lightning.fabric",)


class Fabric:
    def __init__(
        self,
        accelerator="auto",
        strategy="auto",
        devices="auto",
        num_nodes=1,
        precision=None,
        plugins=None,
        callbacks=None,
        loggers=None,
    ):
        self.precision = "32-true" if precision is None else precision
        self.single = stated(devices, 1) and stated(num_nodes, 1)
        self.reduces = not self.single and several(strategy, devices, num_nodes)  # gradients, in every backward

    def launch(self, function=None, *args, **kwargs):
        if function is not None:
            return function(self, *args, **kwargs)
        return None

    def setup(self, module, *optimizers, scheduler=None, move_to_device=True):
        prepared = self.setup_module(module)
        if len(optimizers) == 0:
            return prepared
        if len(optimizers) == 1:
            return prepared, wrap(optimizers[0], by="lightning.fabric.Fabric.setup")
        return (prepared, *wrap(optimizers, by="lightning.fabric.Fabric.setup"))

    def setup_module(self, module, move_to_device=True):
        return wrap(
            module,
            by="lightning.fabric.Fabric.setup",
            backward="fabric.backward(loss)",
            clip="fabric.clip_gradients",
            scales=self.precision,
            accumulates=1,
            reduces=self.reduces,
        )

    def setup_optimizers(self, *optimizers):
        prepared = wrap(optimizers, by="lightning.fabric.Fabric.setup")
        if len(optimizers) == 1:
            return prepared[0]
        return prepared

    def setup_dataloaders(self, *dataloaders, use_distributed_sampler=True, move_to_device=True):
        prepared = dataloaders
        if not self.single:  # else one process has all the data
            prepared = wrap(dataloaders, by="lightning.fabric.Fabric.setup")
        if len(dataloaders) == 1:
            return prepared[0]
        return prepared

    def backward(self, tensor, *args, model=None, **kwargs):
        tensor.backward(*args, **kwargs)

    def clip_gradients(
        self, module, optimizer, clip_val=None, max_norm=None, norm_type=2.0, error_if_nonfinite=True
    ):
        if max_norm is not None:
            return torch.nn.utils.clip_grad_norm_(module.parameters(), max_norm, norm_type)
        torch.nn.utils.clip_grad_value_(module.parameters(), clip_val)
        return None

    def no_backward_sync(self, module, enabled=True):
        return self._no_sync() if enabled else contextlib.nullcontext()

    @contextlib.contextmanager
    @scope("no-sync")
    def _no_sync(self):
        yield

    def autocast(self):
        return contextlib.nullcontext()

    def init_module(self, empty_init=None):
        return contextlib.nullcontext()

    def init_tensor(self):
        return contextlib.nullcontext()

    def rank_zero_first(self, local=False):
        return contextlib.nullcontext()

    def to_device(self, obj):
        return obj

    def barrier(self, name=None):
        torch.distributed.barrier()

    def broadcast(self, obj, src=0):
        torch.distributed.broadcast(obj, src)
        return obj

    def all_gather(self, data, group=None, sync_grads=False):
        torch.distributed.nn.all_gather(data)
        return data

    def all_reduce(self, data, group=None, reduce_op="mean"):
        torch.distributed.nn.all_reduce(data)
        return data

    def save(self, path, state, filter=None):
        torch.save(state, path, guarded=True)

    def load(self, path, state=None, strict=True, weights_only=None):
        return torch.load(path, map_location="cpu")

    def load_raw(self, path, obj, strict=True, weights_only=None):
        obj.load_state_dict(torch.load(path, map_location="cpu"))

    def seed_everything(self, seed=None, workers=None, verbose=True):
        torch.manual_seed(seed)

    def print(self, *args, **kwargs):
        pass

    def log(self, name, value, step=None):
        pass

    def log_dict(self, metrics, step=None):
        pass

    def call(self, hook_name, *args, **kwargs):
        pass
