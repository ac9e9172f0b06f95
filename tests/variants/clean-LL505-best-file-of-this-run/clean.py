import torch
from torch import nn

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")


class Runner:
    def __init__(self):
        self.model = nn.Linear(8, 2).to(device)
        self.optimizer = torch.optim.Adam(self.model.parameters())

    def train(self, batches, held_out):
        best, path = 0.0, None
        for epoch in range(5):
            self.model.train()
            for x, y in batches:
                self.optimizer.zero_grad()
                nn.functional.cross_entropy(self.model(x.to(device)), y.to(device)).backward()
                self.optimizer.step()
            score = self.score(held_out)
            if score > best:
                best = score
                path = f"state/linear_{score:.4f}"
                torch.save(self.model.state_dict(), path)
        return path

    def score(self, batches):
        self.model.eval()
        with torch.no_grad():
            hits = [(self.model(x.to(device)).argmax(1).cpu() == y).float().mean().item() for x, y in batches]
        return sum(hits) / len(hits)

    def run(self):
        best = self.train(torch.load("train.pt"), torch.load("held_out.pt"))
        self.model.load_state_dict(torch.load(best))
        print(self.score(torch.load("test.pt")))


Runner().run()
