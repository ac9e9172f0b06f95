"""`looplint smoke`: run a training loop on little data and prove what it should do.

`probe.py` says what a probe is, `probes/` holds them, `sabotage.py` the faults that each must notice, `bench.py` what
they work on, `running.py` runs them.
"""
