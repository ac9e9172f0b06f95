import lightning
import torch
from torch import nn
from torchmetrics import MaxMetric
from torchmetrics.classification import Accuracy


class Digits(lightning.LightningModule):
    def __init__(self):
        super().__init__()
        self.net = nn.Linear(784, 10)
        self.val_acc = Accuracy(task="multiclass", num_classes=10)
        self.val_acc_best = MaxMetric()

    def training_step(self, batch, batch_idx):
        x, y = batch
        return nn.functional.cross_entropy(self.net(x), y)

    def validation_step(self, batch, batch_idx):
        x, y = batch
        self.val_acc(self.net(x), y)
        self.log("val/acc", self.val_acc, on_step=False, on_epoch=True)

    def on_validation_epoch_end(self):
        self.val_acc_best(self.trainer.callback_metrics["val/acc"])
        self.log("val/acc_best", self.val_acc_best.compute())

    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters())


def play(player, env, episodes):
    reward_total, tests = 0.0, 0
    for i_episode in range(episodes):
        state, reward_sum, done = env.reset(), 0.0, False
        while not done:
            with torch.no_grad():
                state, reward, done, _ = env.step(player(torch.from_numpy(state)).argmax().item())
            reward_sum += reward
        tests += 1
        reward_total += reward_sum
        print(i_episode, reward_sum, reward_total / tests)
