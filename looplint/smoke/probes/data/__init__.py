"""Whether the right samples arrive, each with its own random numbers."""
