import torch


def discount(rewards, by):
    return [reward * by**i for i, reward in enumerate(rewards)]


def train_controller(controller, shared, optimizer, valid_data, steps, by=0.9):
    hidden = shared.init_hidden(8)
    baseline, valid_idx = 0.0, 0
    for step in range(steps):
        plans, log_probs = controller.sample()
        with torch.no_grad():
            rewards, hidden = shared.reward(plans, hidden, valid_data[valid_idx])
        if by < 1:
            rewards = discount(rewards, by)
        baseline = 0.95 * baseline + 0.05 * sum(rewards) / len(rewards)
        advantage = torch.tensor(rewards) - baseline
        loss = -(log_probs * advantage).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        valid_idx = (valid_idx + 1) % len(valid_data)
