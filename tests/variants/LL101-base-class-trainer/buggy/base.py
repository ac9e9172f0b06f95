class BaseTrainer:
    def __init__(self, model, optimizer, loader):
        self.model, self.optimizer, self.loader = model, optimizer, loader

    def training_batch(self, batch):
        raise NotImplementedError

    def train(self, epochs):
        for epoch in range(epochs):
            self.model.train()
            for batch in self.loader:
                value = self.training_batch(batch)
            print(epoch, value)
