"""Whether the loop learns at all."""
