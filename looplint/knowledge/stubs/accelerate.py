"""Accelerate. https://huggingface.co/docs/accelerate/package_reference/accelerator

Scaling under fp16 is left out: `prepare` gives the optimizer a scaler that `backward`, `clip_grad_norm_` and `step` share.
"""

import contextlib

import torch

from looplint.knowledge.marks import scope, stated, unknown, wrap

stands_for = ("accelerate",)


class Accelerator:
    def __init__(
        self,
        device_placement=True,
        split_batches=False,
        mixed_precision=None,
        gradient_accumulation_steps=1,
        cpu=False,
        dataloader_config=None,
        deepspeed_plugin=None,
        fsdp_plugin=None,
        gradient_accumulation_plugin=None,
        step_scheduler_with_optimizer=True,
        **kwargs,
    ):
        self.mixed_precision = mixed_precision
        self.gradient_accumulation_steps = gradient_accumulation_steps
        if gradient_accumulation_plugin is not None:
            self.gradient_accumulation_steps = gradient_accumulation_plugin.num_steps

    def prepare(self, *args, device_placement=None):
        prepared = wrap(
            args,
            by="accelerate.Accelerator.prepare",
            backward="accelerator.backward(loss)",
            clip="accelerator.clip_grad_norm_",
            scales=self.mixed_precision,
            accumulates=self.gradient_accumulation_steps,
        )
        if len(args) == 1:
            return prepared[0]
        return prepared

    def prepare_model(self, model, device_placement=None, evaluation_mode=False):
        return self.prepare(model)

    def prepare_optimizer(self, optimizer, device_placement=None):
        return wrap(optimizer, by="accelerate.Accelerator.prepare")

    def prepare_scheduler(self, scheduler):
        return wrap(scheduler, by="accelerate.Accelerator.prepare")

    def prepare_data_loader(self, data_loader, device_placement=None, slice_fn_for_dispatch=None):
        return wrap(data_loader, by="accelerate.Accelerator.prepare")

    def backward(self, loss, **kwargs):
        if stated(self.gradient_accumulation_steps, 1):
            loss.backward(**kwargs)
        else:
            loss.backward(framework_divides=self.gradient_accumulation_steps, **kwargs)

    def accumulate(self, *models):
        if stated(self.gradient_accumulation_steps, 1):
            return contextlib.nullcontext()
        return self._accumulating()

    @contextlib.contextmanager
    @scope("off-step")
    def _accumulating(self):
        # until the last micro-batch: no step, no clearing, no schedule of prepared objects
        yield

    @contextlib.contextmanager
    @scope("no-sync")
    def no_sync(self, model):
        yield

    def clip_grad_norm_(self, parameters, max_norm, norm_type=2):
        return torch.nn.utils.clip_grad_norm_(parameters, max_norm, norm_type)

    def clip_grad_value_(self, parameters, clip_value):
        torch.nn.utils.clip_grad_value_(parameters, clip_value)

    def unscale_gradients(self, optimizer=None):
        pass

    def autocast(self, autocast_handler=None):
        return contextlib.nullcontext()

    @contextlib.contextmanager
    def main_process_first(self):
        yield

    @contextlib.contextmanager
    def local_main_process_first(self):
        yield

    @contextlib.contextmanager
    def split_between_processes(self, inputs, apply_padding=False):
        yield inputs

    @contextlib.contextmanager
    def join_uneven_inputs(self, joinables, even_batches=None):
        yield

    @contextlib.contextmanager
    def profile(self, profile_handler=None):
        yield unknown()

    @contextlib.contextmanager
    def maybe_context_parallel(self, buffers=None, buffer_seq_dims=None, no_restore_buffers=None):
        yield

    def on_main_process(self, function=None):
        return function

    def on_local_main_process(self, function=None):
        return function

    def gather(self, tensor):
        torch.distributed.nn.all_gather(tensor)
        return tensor

    def gather_for_metrics(self, input_data, use_gather_object=False):
        # also drops the samples that pad the last batch
        torch.distributed.nn.all_gather(input_data)
        return input_data

    def reduce(self, tensor, reduction="sum", scale=1.0):
        torch.distributed.nn.all_reduce(tensor)
        return tensor

    def pad_across_processes(self, tensor, dim=0, pad_index=0, pad_first=False):
        return tensor

    def wait_for_everyone(self):
        torch.distributed.barrier()

    def unwrap_model(self, model, keep_fp32_wrapper=True, keep_torch_compile=True):
        return model

    def get_state_dict(self, model, unwrap=True):
        return model.state_dict()

    def save(self, obj, f, safe_serialization=False):
        torch.save(obj, f, guarded=True)

    def save_model(self, model, save_directory, max_shard_size="10GB", safe_serialization=True):
        torch.save(model.state_dict(), save_directory, guarded=True)

    def save_state(self, output_dir=None, safe_serialization=True, **kwargs):
        torch.save(self, output_dir, guarded=True, complete=True)

    def load_state(self, input_dir=None, **kwargs):
        torch.load(input_dir, complete=True)

    def register_for_checkpointing(self, *objects):
        pass

    def skip_first_batches(self, dataloader, num_batches=0):
        return dataloader

    def free_memory(self, *objects):
        return objects

    def init_trackers(self, project_name, config=None, init_kwargs=None):
        pass

    def log(self, values, step=None, log_kwargs=None):
        pass

    def print(self, *args, **kwargs):
        pass

    def end_training(self):
        pass


def skip_first_batches(dataloader, num_batches=0):
    return dataloader
