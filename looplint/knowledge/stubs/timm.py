"""timm's scalers: backward, clip and step in one call. https://github.com/huggingface/pytorch-image-models"""

import torch

stands_for = ("timm.utils",)


class NativeScaler:
    def __init__(self, device="cuda"):
        self._scaler = torch.amp.GradScaler(device=device)

    def __call__(
        self, loss, optimizer, clip_grad=None, clip_mode="norm", parameters=None, create_graph=False, need_update=True
    ):
        self._scaler.scale(loss).backward(create_graph=create_graph)
        if need_update:
            if clip_grad is not None:
                self._scaler.unscale_(optimizer)
                dispatch_clip_grad(parameters, clip_grad, mode=clip_mode)
            self._scaler.step(optimizer)
            self._scaler.update()

    def state_dict(self):
        return self._scaler.state_dict()

    def load_state_dict(self, state_dict):
        self._scaler.load_state_dict(state_dict)


class ApexScaler:
    def __call__(
        self, loss, optimizer, clip_grad=None, clip_mode="norm", parameters=None, create_graph=False, need_update=True
    ):
        # apex scales the loss and unscales the gradients around the backward pass
        loss.backward(create_graph=create_graph)
        if need_update:
            if clip_grad is not None:
                dispatch_clip_grad(optimizer.param_groups, clip_grad, mode=clip_mode)
            optimizer.step()

    def state_dict(self):
        return {}

    def load_state_dict(self, state_dict):
        pass


def dispatch_clip_grad(parameters, value, mode="norm", norm_type=2.0):
    if mode == "value":
        torch.nn.utils.clip_grad_value_(parameters, value)
    else:
        torch.nn.utils.clip_grad_norm_(parameters, value, norm_type=norm_type)
