"""Code -> runs: reads scripts without running them."""
