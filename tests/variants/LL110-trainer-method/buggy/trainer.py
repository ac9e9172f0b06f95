import torch


class Trainer:
    def __init__(self, net, args):
        self.net, self.args = net, args

    def one_epoch(self, loader):
        self.optimizer = torch.optim.RMSprop(self.net.parameters(), lr=self.args.lr)
        for x, y in loader:
            loss = torch.nn.functional.l1_loss(self.net(x), y)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
