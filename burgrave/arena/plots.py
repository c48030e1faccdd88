"""The plots of the report, as SVG that needs nothing else: intervals, histograms, bars."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from burgrave.arena.statistics import Estimate
from burgrave.drawing.svg import escape, number, rect, text, width_of

WIDTH: Final = 720
ROW: Final = 24
LETTERS: Final = 13
AXIS: Final = 26
"""Room below for the figures of the axis."""

Say = Callable[[float], str]
"""A figure as it is written."""


@dataclass(frozen=True)
class PlotRow:
    """A line of a plot of intervals; `colour` is one of the five players' colours, or -1 for ink."""

    label: str
    estimate: Estimate
    colour: int = -1


def steps(low: float, high: float, count: int = 6) -> list[float]:
    """Round figures for an axis, from at most `low` to at least `high`."""
    span = max(high - low, 1e-9)
    size = 10 ** math.floor(math.log10(span / count))
    step = next(size * factor for factor in (1, 2, 5, 10) if span / (size * factor) <= count)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(place * step, 10) for place in range(first, max(last, first + 1) + 1)]


class Scale:
    """Where a value stands between two edges."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.marks = steps(low, high)
        self.left, self.right = left, right

    def at(self, value: float) -> float:
        first, last = self.marks[0], self.marks[-1]
        share = min(1.0, max(0.0, (value - first) / (last - first)))
        return self.left + share * (self.right - self.left)

    def axis(self, top: float, bottom: float, say: Say) -> str:
        """Thin lines from top to bottom with their figures below."""
        return "".join(
            line(self.at(mark), top, self.at(mark), bottom, "grid")
            + text(self.at(mark), bottom + 17, say(mark), "soft", "middle")
            for mark in self.marks
        )


def line(x1: float, y1: float, x2: float, y2: float, classes: str) -> str:
    ends = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
    return f'<line {ends} class="{classes}"/>'


def picture(name: str, height: float, parts: Sequence[str]) -> str:
    """One plot with its name for those who do not see it."""
    box = f'viewBox="0 0 {WIDTH} {number(height)}"'
    return f'<svg class="panel plot" {box} role="img" aria-label="{escape(name)}">{"".join(parts)}</svg>'


def room(labels: Sequence[str]) -> float:
    """How much room the labels need on the left."""
    return min(300.0, max(width_of(label, LETTERS) for label in labels) + 14)


def fitted(label: str, left: float) -> str:
    """A label that has no room as a whole, from its end: that tells most of an engine's command."""
    while width_of(label, LETTERS) > left - 8:
        label = "…" + label[2:]
    return label


def span(estimate: Estimate, say: Say) -> str:
    """An interval as it is written."""
    return f"{say(estimate.low)} – {say(estimate.high)}" if estimate.high < math.inf else "–"


def dyed(colour: int) -> str:
    """The class that gives a mark its colour."""
    return f"seat-{colour % 5}" if colour >= 0 else "inked"


def mark(row: PlotRow, scale: Scale, middle: float, say: Say) -> str:
    """A dot with its interval; touched, it tells the figures."""
    low, high = scale.at(row.estimate.low), scale.at(row.estimate.high)
    told = f"{row.label}: {say(row.estimate.value)} ({span(row.estimate, say)})"
    return (
        f'<g class="{dyed(row.colour)} mark"><title>{escape(told)}</title>'
        + line(low, middle, high, middle, "whisker")
        + line(low, middle - 4, low, middle + 4, "whisker")
        + line(high, middle - 4, high, middle + 4, "whisker")
        + f'<circle cx="{number(scale.at(row.estimate.value))}" cy="{number(middle)}" r="5" class="dot"/></g>'
    )


def intervals(name: str, rows: Sequence[PlotRow], say: Say, reference: float | None = None) -> str:
    """Dots with their intervals, one below the other; the reference is what would mean nothing."""
    left = room([row.label for row in rows])
    values = [row.estimate.value for row in rows]
    # An interval from a handful of games may reach anywhere: the plot follows the usual ones and cuts such ones off.
    usual = sorted(row.estimate.high - row.estimate.low for row in rows)[len(rows) // 2]
    reach = max(max(values) - min(values), usual if usual < math.inf else 0.0, 1e-3)
    low = min(max(row.estimate.low, row.estimate.value - 2 * reach) for row in rows)
    high = max(min(row.estimate.high, row.estimate.value + 2 * reach) for row in rows)
    if reference is not None:
        low, high = min(low, reference), max(high, reference)
    scale = Scale(low, high, left, WIDTH - 90)
    bottom = ROW * len(rows) + 4
    parts = [scale.axis(2, bottom, say)]
    if reference is not None:
        parts.append(line(scale.at(reference), 0, scale.at(reference), bottom, "reference"))
    for place, row in enumerate(rows):
        middle = ROW * place + ROW / 2 + 2
        parts.append(text(left - 8, middle + 4.5, fitted(row.label, left), "text", "end"))
        parts.append(mark(row, scale, middle, say))
        parts.append(text(WIDTH - 4, middle + 4.5, say(row.estimate.value), "figure-soft", "end"))
    return picture(name, bottom + AXIS, parts)


def histograms(name: str, rows: Sequence[tuple[str, Sequence[int], int]], say: Say) -> str:
    """How often which value came, a band for every row of (label, values, colour), all on one axis."""
    band, gap = 76, 12
    left = room([label for label, _, _ in rows])
    everything = [value for _, values, _ in rows for value in values]
    scale = Scale(min(everything), max(everything) + 1, left, WIDTH - 12)
    first, last = scale.marks[0], scale.marks[-1]
    width = max(1, round((last - first) / 40))
    bottom = (band + gap) * len(rows)
    parts = [scale.axis(0, bottom, say)]
    for place, (label, values, colour) in enumerate(rows):
        floor = (band + gap) * (place + 1) - gap
        counts: dict[int, int] = {}
        for value in values:
            bin = int((value - first) // width)
            counts[bin] = counts.get(bin, 0) + 1
        most = max(counts.values())
        bars = "".join(
            rect(
                scale.at(first + bin * width),
                floor - band * count / most,
                max(1.0, scale.at(first + (bin + 1) * width) - scale.at(first + bin * width) - 1),
                band * count / most,
                "bar",
                0,
            )
            for bin, count in sorted(counts.items())
        )
        middle = sum(values) / len(values)
        told = f"{label}: {say(middle)} ({say(min(values))} – {say(max(values))})"
        parts.append(text(left - 8, floor - band / 2, fitted(label, left), "text", "end"))
        parts.append(text(left - 8, floor - band / 2 + 17, f"⌀ {say(middle)}", "soft", "end"))
        parts.append(f'<g class="{dyed(colour)} mark"><title>{escape(told)}</title>{bars}</g>')
        parts.append(line(scale.at(middle), floor - band, scale.at(middle), floor, "reference"))
        parts.append(line(left, floor, WIDTH - 12, floor, "grid"))
    return picture(name, bottom + AXIS, parts)


def bars(name: str, groups: Sequence[tuple[str, Sequence[float]]], series: Sequence[str], say: Say) -> str:
    """For every group a bar for each of the series, in the colours of the players."""
    thick, gap = 14, 12
    left = room([label for label, _ in groups])
    values = [value for _, of_group in groups for value in of_group]
    scale = Scale(min(0.0, *values), max(0.0, *values), left, WIDTH - 70)
    tall = thick * len(series) + gap
    bottom = tall * len(groups)
    parts = [scale.axis(0, bottom, say), line(scale.at(0), 0, scale.at(0), bottom, "reference")]
    for place, (label, of_group) in enumerate(groups):
        top = tall * place + gap / 2
        parts.append(text(left - 8, top + thick * len(series) / 2 + 4.5, label, "text", "end"))
        for colour, value in enumerate(of_group):
            start, end = sorted((scale.at(0), scale.at(value)))
            told = f"{label}, {series[colour]}: {say(value)}"
            bar = rect(start, top + thick * colour + 1, max(1.0, end - start), thick - 2, "bar", 1)
            parts.append(f'<g class="{dyed(colour)} mark"><title>{escape(told)}</title>{bar}</g>')
            parts.append(text(end + 5, top + thick * colour + 11.5, say(value), "figure-soft"))
    return picture(name, bottom + AXIS, parts)
