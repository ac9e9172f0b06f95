import torch
from torch import nn


class Head(nn.Module):
    def __init__(self, classes):
        super().__init__()
        self.classes = classes
        self.layers = nn.ModuleDict()

    def head_for(self, width):
        if str(width) not in self.layers:
            self.layers[str(width)] = nn.Linear(width, self.classes)
        return self.layers[str(width)]

    def grow(self):
        fresh = nn.Linear(self.classes, self.classes + 1)
        fresh.weight.data.zero_()
        return nn.Sequential(fresh, nn.Dropout(0.1))

    def smooth(self, x):
        kernel = nn.Conv2d(1, 1, 3, padding=1, bias=False)
        nn.init.constant_(kernel.weight, 1 / 9)
        return kernel(x)

    def forward(self, x):
        x = nn.Upsample(scale_factor=2)(self.smooth(x))
        x = nn.InstanceNorm2d(1)(x)
        x = nn.Dropout(p=0.1 if self.training else 0.0)(x)
        x = nn.BatchNorm2d(1, affine=False, track_running_stats=False)(x)
        loss = nn.CrossEntropyLoss()
        logits = self.head_for(x[0].numel())(nn.Flatten()(x))
        return logits, loss(logits, logits.argmax(1))


model = Head(4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x in torch.load("batches.pt"):
    optimizer.zero_grad()
    model(x)[1].backward()
    optimizer.step()
