"""One file per probe, one folder per group. A file here is all that a new probe needs."""
