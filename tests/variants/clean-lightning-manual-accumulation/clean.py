import lightning as L
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Lit(L.LightningModule):
    def __init__(self, every=4):
        super().__init__()
        self.automatic_optimization = False
        self.every = every
        self.net = nn.Linear(4, 1)

    def training_step(self, batch, batch_idx):
        opt = self.optimizers()
        x, y = batch
        loss = nn.functional.mse_loss(self.net(x), y) / self.every
        self.manual_backward(loss)
        if (batch_idx + 1) % self.every == 0 or self.trainer.is_last_batch:
            opt.step()
            opt.zero_grad()

    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=0.1)


if __name__ == "__main__":
    L.seed_everything(0)
    x = torch.randn(70, 4)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    L.Trainer(max_epochs=2, logger=False, enable_checkpointing=False).fit(Lit(), loader)
