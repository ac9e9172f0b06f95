import torch
from metrics import perplexity

lm = torch.nn.Sequential(torch.nn.Embedding(100, 32), torch.nn.Dropout(0.1), torch.nn.Linear(32, 100))
opt = torch.optim.AdamW(lm.parameters(), lr=1e-3)
held_out = torch.randint(100, (10, 8, 33))
for step, x in enumerate(torch.randint(100, (1000, 8, 33))):
    loss = torch.nn.functional.cross_entropy(lm(x[:, :-1]).flatten(0, 1), x[:, 1:].flatten())
    opt.zero_grad()
    loss.backward()
    opt.step()
    if (step + 1) % 100 == 0:
        print(step, perplexity(lm, held_out))
