import torch
from sklearn.metrics import f1_score


def evaluate(model, loader):
    model.eval()
    scores = []
    with torch.no_grad():
        for x, y in loader:
            pred = model(x).argmax(1)
            scores.append(f1_score(y.cpu(), pred.cpu(), average="macro"))
    return sum(scores) / len(scores)


def main(model, loader):
    print(evaluate(model, loader))


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    main(model, loader)
