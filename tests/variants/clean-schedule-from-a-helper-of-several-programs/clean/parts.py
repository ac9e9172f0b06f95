import torch
from torch import nn
from torch.utils.data import DataLoader
from transformers import get_linear_schedule_with_warmup


def parts():
    net = nn.Linear(8, 2)
    loader = DataLoader(torch.load("pairs.pt"), batch_size=16, shuffle=True)
    adam = torch.optim.AdamW(net.parameters(), lr=1e-4)
    plan = get_linear_schedule_with_warmup(adam, num_warmup_steps=100, num_training_steps=len(loader) * 2)
    return net, loader, adam, plan
