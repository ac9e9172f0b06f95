import torch
from transformers import get_linear_schedule_with_warmup


def make_schedule(optimizer, steps):
    return get_linear_schedule_with_warmup(optimizer, num_warmup_steps=10, num_training_steps=steps)
