import torch
from sklearn.metrics import f1_score


def evaluate(model, loader):
    model.eval()
    preds, golds = [], []
    with torch.no_grad():
        for x, y in loader:
            preds.append(model(x).argmax(1).cpu())
            golds.append(y.cpu())
    return f1_score(torch.cat(golds), torch.cat(preds), average="macro")


def main(model, loader):
    print(evaluate(model, loader))


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    main(model, loader)
