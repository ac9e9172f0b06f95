import os
import random

import numpy as np
import torch
import torch.backends.cudnn as cudnn
from torch import nn


def set_seed(seed):
    os.environ["PYTHONHASHSEED"] = str(seed)
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)
    torch.cuda.manual_seed_all(seed)
    cudnn.deterministic = True


def main(cfg, model, loader):
    set_seed(cfg.seed)
    cudnn.benchmark = True
    opt = torch.optim.SGD(model.parameters(), lr=cfg.lr)
    for _ in range(cfg.epochs):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
