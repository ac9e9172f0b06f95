"""Whether several processes train as one would."""
