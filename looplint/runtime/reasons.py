"""Why reading and running differ on an example, where they rightly do: by the name of the example, or of its rule."""

_NOT_REACHED = "the run does not come there: what is wrong shows on a way that small data do not take"
_NOT_TORCH = "it lies between two ways of a choice on neither of which torch is called, so nobody knows which was gone"
_RESUMED = "it goes wrong in the next run, which goes on from this one's file; a single run shows nothing"
_REFUSED = "the fix is refused: it would lose a comment, or not be the only right one"
_HIDDEN = "the example hides a call behind `getattr`, so that the reader shall not see it"
_BY_NAME = "the reader does not take a parameter of this name for a model"
_SEEN_WHOLE = "the reader looks into `forward` only for what depends on the mode; the run tells of a layer in it"

REASONS: dict[str, str] = {
    "LL109-bad-3": _NOT_TORCH,
    "LL111-bad-3": _REFUSED,
    "LL120-bad-2": _REFUSED,
    "LL208-bad-2": _REFUSED,
    "LL407-bad-2": _REFUSED,
    "LL113-bad-2": "a stepper that is never called does nothing that could be recorded",
    "LL129-bad-1": "the gate never opens in the run, so that nothing is held back behind it",
    "LL129-bad-2": "the gate never opens in the run, so that nothing is held back behind it",
    "LL152-bad-1": _HIDDEN,
    "LL152-fixed-1": _HIDDEN,
    "LL203-bad-1": _NOT_REACHED,
    "LL212": _SEEN_WHOLE,
    "LL250-bad-1": "the reader does not follow `train` where a model overrides it",
    "LL250-good-1": "the reader does not take an AveragedModel for a model that is called",
    "LL305-good-1": _BY_NAME,
    "LL310-bad-2": "the run takes one of two types: in bfloat16 there is nothing wrong",
    "LL313-bad-2": _NOT_TORCH,
    "LL314-bad-2": _NOT_TORCH,
}

__all__ = ["REASONS"]
