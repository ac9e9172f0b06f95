"""A training loop to read in one sitting, copy and trust.

`task.py` is the one file to replace: it says what is trained on what. `train.py` is the loop. All other files are what
a loop needs around it, one subject each. There is no framework and there are no callbacks: copy the folder and edit it.

    python -m reference_loop --help                   every option
    python -m reference_loop --plan                   what a run would do
    python -m reference_loop                          train
    torchrun --nproc-per-node 4 -m reference_loop     the same, on four processes
    python -m reference_loop --resume RUN             go on where it was stopped
    python -m reference_loop.plot RUN                 draw it
    python -m reference_loop.export RUN               deploy it
"""
