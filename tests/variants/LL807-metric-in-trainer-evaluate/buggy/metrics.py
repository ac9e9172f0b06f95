class Mean:
    def __init__(self):
        self.clear()

    def clear(self):
        self.total, self.count = 0.0, 0

    def add(self, value, n=1):
        self.total += float(value) * n
        self.count += n

    def result(self):
        return self.total / max(1, self.count)
