from torch.optim.lr_scheduler import LRScheduler


class WarmUpLR(LRScheduler):
    """A linear warm-up over the iterations of the first epoch."""

    def __init__(self, optimizer, total_iters, last_epoch=-1):
        self.total_iters = total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        return [base_lr * self.last_epoch / (self.total_iters + 1e-8) for base_lr in self.base_lrs]
