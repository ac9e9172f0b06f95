import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader


def collate(batch):
    xs, ys = zip(*batch)
    return pad_sequence(xs, batch_first=True, padding_value=0), pad_sequence(ys, batch_first=True, padding_value=0)


def main(model, dataset):
    loader = DataLoader(dataset, 16, shuffle=True, collate_fn=collate)
    criterion = nn.CrossEntropyLoss()
    opt = torch.optim.Adam(model.parameters())
    model.train()
    for x, y in loader:
        opt.zero_grad()
        logits = model(x)
        loss = criterion(logits.view(-1, logits.size(-1)), y.view(-1))
        loss.backward()
        opt.step()


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    dataset = pieces.get_dataset()
    main(model, dataset)
