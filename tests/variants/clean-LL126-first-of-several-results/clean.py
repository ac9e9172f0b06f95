import torch
from torch import nn


class SpeechLoss(nn.Module):
    def __init__(self):
        super().__init__()
        self.l1 = nn.L1Loss()
        self.mse = nn.MSELoss()

    def forward(self, out, wanted):
        mel_loss = self.l1(out[:, :80], wanted[:, :80])
        pitch_loss = 0.1 * self.mse(out[:, 80], wanted[:, 80])
        total_loss = mel_loss + pitch_loss
        return total_loss, mel_loss, pitch_loss


def main(accumulate=4):
    model = nn.Linear(16, 81)
    criterion = SpeechLoss()
    optimizer = torch.optim.Adam(model.parameters())
    loader = torch.utils.data.DataLoader(torch.load("speech.pt"), batch_size=16, shuffle=True, drop_last=True)
    step = 0
    while step < 9000:
        for text, wanted in loader:
            losses = criterion(model(text), wanted)
            total_loss = losses[0] / accumulate
            total_loss.backward()
            step += 1
            if step % accumulate == 0:
                optimizer.step()
                optimizer.zero_grad()
                print(step, [loss.item() for loss in losses])


main()
