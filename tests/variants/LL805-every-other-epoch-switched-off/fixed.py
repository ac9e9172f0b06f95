import torch
from torch import nn
from torch.utils.data import DataLoader

device = torch.device("cuda")


class Grader(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(64, 5000)
        self.measure = nn.BCEWithLogitsLoss()

    def forward(self, batch):
        logits = self.head(batch["features"])
        return {"logits": logits, "loss": self.measure(logits, batch["target"])}


def grade(grader, exams, amp):
    grader.eval()
    torch.set_grad_enabled(False)
    losses, marks = [], []
    for batch in exams:
        batch = {name: part.to(device) for name, part in batch.items()}
        if amp:
            with torch.autocast("cuda"):
                out = grader(batch)
        else:
            out = grader(batch)
        losses += [out["loss"]]
        marks += [out["logits"].sigmoid().cpu()]
    torch.set_grad_enabled(True)
    return torch.stack(losses).mean().item(), torch.cat(marks)


def main(data, held, amp):
    grader = Grader().to(device)
    adam = torch.optim.Adam(grader.parameters())
    lessons = DataLoader(data, batch_size=32, shuffle=True)
    exams = DataLoader(held, batch_size=32)
    for term in range(20):
        grader.train()
        for batch in lessons:
            adam.zero_grad()
            grader({name: part.to(device) for name, part in batch.items()})["loss"].backward()
            adam.step()
        if (term + 1) % 2 == 0:
            print(grade(grader, exams, amp))


main(*torch.load("school.pt"), amp=torch.cuda.is_bf16_supported())
