"""Why reading and running differ on an example, where they rightly do: by the name of the example, or of its rule."""

_NOT_REACHED = "the run does not come there: what is wrong shows on a way that small data do not take"
_NOT_TORCH = "it lies between two ways of a choice on neither of which torch is called, so nobody knows which was gone"
_RESUMED = "it goes wrong in the next run, which goes on from this one's file; a single run shows nothing"
_REFUSED = "the fix is refused: it would lose a comment, or not be the only right one"
_BY_NAME = "the reader does not take a parameter of this name for a model"

_TWO_PROCESSES = "it takes several processes; the example is run by one"
_EXPORTS = "an export calls the model itself, at a place where the text shows no call"
_ACCELERATOR = "the run is on a CPU, where autocast refuses no loss"
_ONE_LOOP = "torch is called in the inner loop alone, so that the turns of the outer one do not show"
_CHOICE = "what is wrong stands behind a choice that nothing of torch decides"
_OTHER_SETTINGS = "the loop does not come there with the settings that are tried"
_NOT_MENDED = "not mended yet: the run shows it, and the rule is not told enough to see it"

REASONS: dict[str, str] = {
    "LL109-bad-3": _NOT_TORCH,
    "LL111-bad-3": _REFUSED,
    "LL120-bad-2": _REFUSED,
    "LL208-bad-2": _REFUSED,
    "LL407-bad-2": _REFUSED,
    "LL113-bad-2": "a stepper that is never called does nothing that could be recorded",
    "LL129-bad-1": "the gate never opens in the run, so that nothing is held back behind it",
    "LL129-bad-2": "the gate never opens in the run, so that nothing is held back behind it",
    "LL203-bad-1": _NOT_REACHED,
    "LL305-good-1": _BY_NAME,
    "LL310-bad-2": "the run takes one of two types: in bfloat16 there is nothing wrong",
    "LL313-bad-2": _NOT_TORCH,
    "LL314-bad-2": _NOT_TORCH,
    "LL119-diff-1": _NOT_MENDED,
    "LL206-diff-1": _NOT_MENDED,
    "LL209-diff-1": _NOT_MENDED,
    "LL309-diff-1": _OTHER_SETTINGS,
    "LL314-bad-1": _ACCELERATOR,
    "LL404-bad-2": _OTHER_SETTINGS,
    "LL411-diff-1": _OTHER_SETTINGS,
    "LL501-bad-1": _RESUMED,
    "LL502-bad-1": _RESUMED,
    "LL502-bad-2": _RESUMED,
    "LL503-bad-1": _RESUMED,
    "LL504-bad-1": _CHOICE,
    "LL504-bad-2": _CHOICE,
    "LL511-bad-1": _RESUMED,
    "LL513-bad-1": _RESUMED,
    "LL514-bad-2": _CHOICE,
    "LL515-bad-1": _RESUMED,
    "LL516-bad-1": _RESUMED,
    "LL517-bad-1": _RESUMED,
    "LL602-good-5": "a run does not tell batches that next() takes one by one from a loop over the loader",
    "LL618-bad-1": _CHOICE,
    "LL702-bad-1": _TWO_PROCESSES,
    "LL703-bad-1": _TWO_PROCESSES,
    "LL710-bad-1": _TWO_PROCESSES,
    "LL715-bad-1": _TWO_PROCESSES,
    "LL807-bad-1": _ONE_LOOP,
    "LL807-bad-2": _ONE_LOOP,
    "LL807-good-3": "the gate behind which the sum begins anew never opens in the run",
    "LL808-bad-1": _CHOICE,
    "LL817-bad-1": _CHOICE,
    "LL907-fixed-1": "the reader does not take an AveragedModel for a model that is called",
    "LL951-bad-1": _EXPORTS,
    "LL951-fixed-1": _EXPORTS,
    "LL951-good-1": _EXPORTS,
    "LL952-bad-1": _NOT_MENDED,
    "LL952-fixed-1": _EXPORTS,
    "LL953-bad-1": _NOT_MENDED,
    "LL953-bad-2": _NOT_MENDED,
    "LL953-fixed-1": _EXPORTS,
    "LL954-bad-1": _EXPORTS,
    "LL954-good-1": _EXPORTS,
    "LL955-fixed-1": _EXPORTS,
    "LL955-good-1": _EXPORTS,
    "LL956-good-1": _EXPORTS,
}

__all__ = ["REASONS"]
