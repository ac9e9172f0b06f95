"""What a process that a test starts makes of signals."""

import signal


def heeding_interrupts() -> None:
    """To be called in the new process: what a shell starts in the background ignores Ctrl-C, and so do its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
