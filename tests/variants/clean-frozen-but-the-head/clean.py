import timm
import torch

model = timm.create_model("resnet50d", pretrained=True, num_classes=37)
for p in model.parameters():
    p.requires_grad = False
for p in model.get_classifier().parameters():
    p.requires_grad = True
optimizer = torch.optim.Adam(params=model.parameters(), lr=0.01)
for images, labels in torch.load("batches.pt"):
    optimizer.zero_grad()
    torch.nn.functional.cross_entropy(model(images), labels).backward()
    optimizer.step()
