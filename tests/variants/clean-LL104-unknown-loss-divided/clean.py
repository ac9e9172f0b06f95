import torch


class Trainer:
    def __init__(self, diffusion, dataset, gradient_accumulate_every=2):
        self.model = diffusion
        self.gradient_accumulate_every = gradient_accumulate_every
        self.loader = cycle(torch.utils.data.DataLoader(dataset, batch_size=4, shuffle=True))
        self.optimizer = torch.optim.Adam(diffusion.parameters(), lr=1e-4)

    def train(self, steps):
        for _ in range(steps):
            for _ in range(self.gradient_accumulate_every):
                batch = moved(next(self.loader))
                loss, infos = self.model.loss(*batch)
                loss = loss / self.gradient_accumulate_every
                loss.backward()
            self.optimizer.step()
            self.optimizer.zero_grad()
            print(infos)


def cycle(loader):
    while True:
        for batch in loader:
            yield batch


def moved(batch, device="cuda:0"):
    return type(batch)(*[getattr(batch, field).to(device) for field in batch._fields])
