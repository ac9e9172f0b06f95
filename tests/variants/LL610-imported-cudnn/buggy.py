import random

from torch import manual_seed
from torch.backends import cudnn


def setup(seed):
    random.seed(seed)
    manual_seed(seed)
    cudnn.deterministic = True
    cudnn.benchmark = True
