import lightning as L
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class LitGAN(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.automatic_optimization = False
        self.generator, self.critic = nn.Linear(3, 2), nn.Linear(2, 1)

    def training_step(self, batch, batch_idx):
        opt_g, opt_c = self.optimizers()
        (real,) = batch
        fake = self.generator(torch.randn(len(real), 3))
        opt_c.zero_grad()
        loss_c = (self.critic(fake.detach()) - self.critic(real)).mean()
        self.manual_backward(loss_c)
        opt_c.step()
        opt_g.zero_grad()
        loss_g = -self.critic(fake).mean()
        self.manual_backward(loss_g)
        opt_g.step()

    def configure_optimizers(self):
        g = torch.optim.Adam(self.generator.parameters(), lr=1e-3)
        c = torch.optim.Adam(self.critic.parameters(), lr=1e-3)
        return [g, c]


if __name__ == "__main__":
    L.seed_everything(0)
    loader = DataLoader(TensorDataset(torch.randn(64, 2)), batch_size=8, shuffle=True)
    L.Trainer(max_epochs=1, logger=False, enable_checkpointing=False).fit(LitGAN(), loader)
