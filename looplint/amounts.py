"""Amounts: products of numbers and unknowns, such as `args.epochs * len(loader) / 4`.

How long a schedule is and how often it is advanced are such products. Two of them can be compared although nobody knows
the numbers: what stands in both cancels.
"""

from __future__ import annotations

from looplint.record import record

Factors = dict[str, tuple[str, int]]  # by key: the text, and the power


@record(frozen=True)
class Amount:
    """A number times unknowns: (key, text, power) each, in the order of their keys. Equal keys are one unknown."""

    number: float = 1.0
    factors: tuple[tuple[str, str, int], ...] = ()

    def times(self, other: Amount, power: int = 1) -> Amount:
        """The product with another amount, or with a power of it."""
        found: Factors = {key: (text, exponent) for key, text, exponent in self.factors}
        for key, text, exponent in other.factors:
            before = found.get(key, (text, 0))
            found[key] = (before[0], before[1] + exponent * power)
        left = tuple((key, text, exponent) for key, (text, exponent) in sorted(found.items()) if exponent)
        return Amount(self.number * other.number**power, left)

    def over(self, other: Amount) -> Amount:
        """The quotient by another amount."""
        return self.times(other, -1)

    def __str__(self) -> str:
        above = [text for _, text, power in self.factors for _ in range(power)]
        below = [text for _, text, power in self.factors for _ in range(-power)]
        number = [] if self.number == 1 and above else [f"{self.number:.12g}"]
        return " / ".join([" * ".join([*number, *above]), *below])


def unknown(key: str, text: str) -> Amount:
    """One unknown."""
    return Amount(1.0, ((key, text, 1),))
