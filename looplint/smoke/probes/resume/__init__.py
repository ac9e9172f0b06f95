"""Whether a run that was interrupted is the run that was not."""
