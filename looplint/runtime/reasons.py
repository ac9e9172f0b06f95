"""Why reading and running differ on an example, where they rightly do: by the name of the example, or of its rule."""

REASONS: dict[str, str] = {}

__all__ = ["REASONS"]
