def backward_pass(optimizer, loss):
    optimizer.zero_grad()
    loss.backward()
    return float(loss)
