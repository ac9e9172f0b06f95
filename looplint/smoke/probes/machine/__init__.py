"""What this machine gives: numbers, memory, time."""
