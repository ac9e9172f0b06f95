import torch
import torch.nn.functional as F
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn


def train(model, loader, steps, accum=2):
    avg = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.999), use_buffers=True)
    opt = torch.optim.AdamW(model.parameters(), lr=2e-4)
    it = iter(loader)
    micro = 0
    done = 0
    while done < steps:
        try:
            x, y = next(it)
        except StopIteration:
            it = iter(loader)
            x, y = next(it)
        loss = F.mse_loss(model(x), y)
        (loss / accum).backward()
        micro += 1
        if micro % accum == 0:
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            opt.step()
            opt.zero_grad(set_to_none=True)
            done += 1
            avg.update_parameters(model)
    return avg.module
