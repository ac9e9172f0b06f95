import torch


def clear(network):
    network.zero_grad(False)


def main():
    network = torch.nn.EmbeddingBag(1000, 16)
    opt = torch.optim.SGD(network.parameters(), lr=0.1, momentum=0.9)
    for words in torch.randint(1000, (50, 8, 12)):
        clear(network)
        network(words).pow(2).mean().backward()
        opt.step()


main()
