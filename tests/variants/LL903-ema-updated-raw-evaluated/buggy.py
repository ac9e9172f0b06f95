import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn


@torch.no_grad()
def evaluate(model, loader):
    model.eval()
    hits = sum((model(x).argmax(1) == y).sum().item() for x, y in loader)
    return hits / len(loader.dataset)


def main(cfg, loader, val_loader):
    model = nn.Sequential(nn.Linear(cfg["dim"], 64), nn.ReLU(), nn.Linear(64, 10))
    ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(cfg["decay"]))
    opt = torch.optim.SGD(model.parameters(), lr=cfg["lr"])
    for epoch in range(cfg["epochs"]):
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
            ema.update_parameters(model)
        print(epoch, evaluate(model, val_loader))
    torch.save(model.state_dict(), "final.pt")


if __name__ == "__main__":
    import project

    main({"dim": 16, "decay": 0.999, "lr": 0.1, "epochs": 10}, *project.loaders())
