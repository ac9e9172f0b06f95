class Callback:
    def on_backward_end(self, engine): ...
    def on_step_end(self, engine): ...
    def on_epoch_end(self, engine): ...


class Engine:
    def __init__(self, model, opt, loss_fn, callbacks=()):
        self.model, self.opt, self.loss_fn = model, opt, loss_fn
        self.callbacks = list(callbacks)

    def emit(self, event):
        for cb in self.callbacks:
            getattr(cb, event)(self)

    def fit(self, loader, epochs):
        for self.epoch in range(epochs):
            self.model.train()
            for x, y in loader:
                self.loss = self.loss_fn(self.model(x), y)
                self.loss.backward()
                self.emit("on_backward_end")
                self.opt.step()
                self.emit("on_step_end")
                self.opt.zero_grad()
            self.emit("on_epoch_end")
