import torch
import torch.nn.functional as F
from torch import nn


class Distiller:
    def __init__(self, student, teacher, temperature=4.0):
        self.student, self.teacher, self.t = student, teacher.eval(), temperature
        self.kl = nn.KLDivLoss(reduction="batchmean")
        self.opt = torch.optim.SGD(student.parameters(), lr=0.05)

    def step(self, x, y):
        with torch.no_grad():
            soft = F.softmax(self.teacher(x) / self.t, dim=1)
        out = self.student(x)
        distill = self.kl(F.softmax(out / self.t, dim=1), soft) * self.t**2
        loss = 0.9 * distill + 0.1 * F.cross_entropy(out, y)
        self.opt.zero_grad()
        loss.backward()
        self.opt.step()


def main(student, teacher, loader):
    distiller = Distiller(student, teacher)
    student.train()
    for x, y in loader:
        distiller.step(x, y)
