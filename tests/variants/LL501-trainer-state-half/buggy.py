import torch
from torch import nn


class Trainer:
    def __init__(self, model, loader):
        self.model, self.loader = model, loader
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
        self.scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, 100)
        self.scaler = torch.amp.GradScaler("cuda")
        self.epoch = 0

    def state(self):
        return {"model": self.model.state_dict(), "optimizer": self.optimizer.state_dict(), "epoch": self.epoch}

    def load(self, path):
        state = torch.load(path, map_location="cpu", weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.epoch = state["epoch"]

    def fit(self, path):
        while self.epoch < 100:
            self.model.train()
            for x, y in self.loader:
                self.optimizer.zero_grad()
                with torch.autocast("cuda"):
                    loss = nn.functional.cross_entropy(self.model(x.cuda()), y.cuda())
                self.scaler.scale(loss).backward()
                self.scaler.step(self.optimizer)
                self.scaler.update()
            self.scheduler.step()
            self.epoch += 1
            torch.save(self.state(), path)


def main(model, loader, resume):
    trainer = Trainer(model.cuda(), loader)
    if resume:
        trainer.load(resume)
    trainer.fit("last.pt")


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    resume = pieces.get_resume()
    main(model, loader, resume)
