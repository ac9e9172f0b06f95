import lightning as L
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Gan(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.automatic_optimization = False
        self.gen, self.dis = nn.Linear(4, 2), nn.Linear(2, 1)

    def training_step(self, batch, batch_idx):
        opt_g, opt_d = self.optimizers()
        (real,) = batch
        fake = self.gen(torch.randn(len(real), 4))
        opt_d.zero_grad()
        self.manual_backward(self.dis(fake.detach()).mean() - self.dis(real).mean())
        opt_d.step()
        opt_g.zero_grad()
        self.manual_backward(-self.dis(fake).mean())
        opt_g.step()


    def configure_optimizers(self):
        opt_g = torch.optim.Adam(self.gen.parameters(), lr=2e-4)
        opt_d = torch.optim.Adam(self.dis.parameters(), lr=2e-4)
        sched_g = torch.optim.lr_scheduler.ExponentialLR(opt_g, gamma=0.99)
        sched_d = torch.optim.lr_scheduler.ExponentialLR(opt_d, gamma=0.99)
        return [opt_g, opt_d], [sched_g, sched_d]


if __name__ == "__main__":
    loader = DataLoader(TensorDataset(torch.randn(256, 2)), batch_size=32, shuffle=True)
    L.Trainer(max_epochs=2, accelerator="cpu", logger=False, enable_checkpointing=False).fit(Gan(), loader)
