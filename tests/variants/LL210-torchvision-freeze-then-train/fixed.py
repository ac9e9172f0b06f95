import torch
import torchvision
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def set_parameter_requires_grad(model, feature_extracting):
    if feature_extracting:
        for param in model.parameters():
            param.requires_grad = False


def initialize_model(num_classes, feature_extract=True):
    model = torchvision.models.resnet18(weights="DEFAULT")
    set_parameter_requires_grad(model, feature_extract)
    model.fc = nn.Linear(model.fc.in_features, num_classes)
    return model


def train_model(model, loader, criterion, optimizer, num_epochs=3):
    for epoch in range(num_epochs):
        model.train()
        model.eval()
        model.fc.train()
        running = 0.0
        for inputs, labels in loader:
            optimizer.zero_grad()
            loss = criterion(model(inputs), labels)
            loss.backward()
            optimizer.step()
            running += loss.item() * inputs.size(0)
        print(f"Epoch {epoch} loss {running / len(loader.dataset):.4f}")


if __name__ == "__main__":
    torch.manual_seed(0)
    model = initialize_model(2)
    params_to_update = [p for p in model.parameters() if p.requires_grad]
    optimizer = torch.optim.SGD(params_to_update, lr=0.001, momentum=0.9)
    ds = TensorDataset(torch.randn(32, 3, 64, 64), torch.randint(0, 2, (32,)))
    train_model(model, DataLoader(ds, batch_size=8, shuffle=True), nn.CrossEntropyLoss(), optimizer)
