"""Opacus. https://opacus.ai/api/privacy_engine.html

Clipping and noise happen inside the prepared optimizer's step.
"""

from looplint.knowledge.marks import wrap

stands_for = ("opacus", "opacus.utils.batch_memory_manager")


class PrivacyEngine:
    def __init__(self, *args, **kwargs):
        pass

    def make_private(self, *, module, optimizer, data_loader, criterion=None, **kwargs):
        return (
            wrap(module, by="opacus.PrivacyEngine.make_private"),
            wrap(optimizer, by="opacus.PrivacyEngine.make_private"),
            wrap(data_loader, by="opacus.PrivacyEngine.make_private", resamples=True),
        )

    def make_private_with_epsilon(self, *, module, optimizer, data_loader, **kwargs):
        return self.make_private(module=module, optimizer=optimizer, data_loader=data_loader)

    def get_epsilon(self, delta):
        pass


class BatchMemoryManager:
    def __init__(self, *, data_loader, max_physical_batch_size, optimizer):
        self.data_loader = data_loader

    def __enter__(self):
        return self.data_loader

    def __exit__(self, kind, error, traceback):
        pass
