"""apex.amp. https://nvidia.github.io/apex/amp.html

`scale_loss` scales on entry and unscales the gradients on exit, so outside the block all is as without it.
"""

import contextlib

stands_for = ("apex.amp",)


def initialize(models, optimizers=None, enabled=True, opt_level="O1", **kwargs):
    if optimizers is None:
        return models
    return models, optimizers


@contextlib.contextmanager
def scale_loss(loss, optimizers, loss_id=0, model=None, delay_unscale=False, delay_overflow_check=False):
    yield loss


def master_params(optimizer):
    return optimizer.param_groups


def state_dict():
    return {}


def load_state_dict(state_dict):
    pass
