"""Whether the exported model answers as the trained one."""
