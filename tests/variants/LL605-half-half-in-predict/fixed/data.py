from torchvision import datasets, transforms

MEAN, STD = (0.4914, 0.4822, 0.4465), (0.2470, 0.2435, 0.2616)
train_transform = transforms.Compose(
    [transforms.RandomCrop(32, padding=4), transforms.ToTensor(), transforms.Normalize(MEAN, STD)]
)
test_transform = transforms.Compose([transforms.ToTensor(), transforms.Normalize(MEAN, STD)])


def get_datasets(root):
    train = datasets.CIFAR10(root, train=True, transform=train_transform)
    test = datasets.CIFAR10(root, train=False, transform=test_transform)
    return train, test
