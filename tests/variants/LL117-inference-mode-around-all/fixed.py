import torch


class Runner:
    def __init__(self, model, optimizer):
        self.model, self.optimizer = model, optimizer

    def run(self, batches, training):
        losses = []
        self.model.train(training)
        for x, y in batches:
            loss = torch.nn.functional.cross_entropy(self.model(x), y)
            if training:
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
            losses.append(loss.item())
        return sum(losses) / len(losses)


net = torch.nn.Sequential(torch.nn.Linear(10, 20), torch.nn.ReLU(), torch.nn.Linear(20, 3))
runner = Runner(net, torch.optim.Adam(net.parameters()))
for epoch in range(5):
    print(runner.run(torch.load("train.pt"), True))
