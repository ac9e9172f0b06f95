"""Whether evaluation gives the same numbers each time and leaves no trace."""
