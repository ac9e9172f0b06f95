import torch
import torch.nn.functional as F
from torchvision import models


def distill(loader, epochs=10, T=4.0):
    teacher = models.resnet50(num_classes=100)
    teacher.load_state_dict(torch.load("teacher.pt", map_location="cpu", weights_only=True))
    teacher.eval()
    student = models.resnet18(num_classes=100)
    opt = torch.optim.SGD(student.parameters(), lr=0.1, momentum=0.9)
    for epoch in range(epochs):
        student.train()
        for x, y in loader:
            with torch.no_grad():
                soft = F.softmax(teacher(x) / T, dim=1)
            out = student(x)
            loss = F.cross_entropy(out, y) + F.kl_div(F.log_softmax(out / T, 1), soft, reduction="batchmean") * T * T
            opt.zero_grad()
            loss.backward()
            opt.step()
