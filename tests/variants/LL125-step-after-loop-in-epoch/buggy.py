import torch


class Learner:
    def __init__(self, net):
        self.net = net
        self.opt = torch.optim.Adam(net.parameters(), lr=1e-3)

    def one_epoch(self, loader):
        running = 0.0
        for x, y in loader:
            self.opt.zero_grad()
            loss = torch.nn.functional.l1_loss(self.net(x), y)
            loss.backward()
            running += loss.item()
        self.opt.step()
        return running / len(loader)


def main(net, loader):
    learner = Learner(net)
    for _ in range(10):
        print(learner.one_epoch(loader))
