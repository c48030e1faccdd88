"""The report of an arena: one HTML page with all plots in it, that asks nothing of any network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import burgrave
from burgrave.arena.findings import Findings, find
from burgrave.arena.games import Outcome
from burgrave.arena.plots import PlotRow, bars, histograms, intervals, span
from burgrave.arena.schedule import Setup
from burgrave.arena.summary import forfeit_phrase, forfeits
from burgrave.drawing.svg import escape, stylesheet
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase, Words

PLOTS: Final = ("ratings", "wins", "scores", "sources", "seats", "components", "length")
"""The sections of the report, each with its plot."""

STYLE: Final = """
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 46rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 var(--sans); }
h1, h2 { font-family: var(--serif); line-height: 1.2; }
section { margin: 1.5rem 0; padding: 1rem; background: var(--sheet); border: 1px solid var(--line); }
section h2 { margin: 0 0 .25rem; font-size: 1.25rem; }
p { margin: .25rem 0 .75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.plot { display: block; width: 100%; height: auto; font-variant-numeric: tabular-nums; }
.keys > span { display: inline-block; margin-right: 1rem; overflow-wrap: anywhere; }
.key { display: inline-block; width: .8em; height: .8em; margin-right: .35em; background: var(--player);
  border: 1px solid var(--ink); }
.inked { --player: var(--azure); }
.grid { stroke: var(--faint); stroke-width: 1; }
.reference { stroke: var(--gules); stroke-width: 1.5; stroke-dasharray: 4 3; }
.whisker { stroke: var(--ink); stroke-width: 1.6; }
.dot { fill: var(--player); stroke: var(--ink); stroke-width: 1.2; }
.bar { fill: var(--player); stroke: none; }
details { margin-top: .5rem; overflow-x: auto; } summary { cursor: pointer; color: var(--soft); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .1rem .6rem; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
"""

Cells = Sequence[Sequence[str]]


def percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def points(value: float) -> str:
    return f"{100 * value:+.1f}"


def plain(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


class ReportPage:
    """Sections that grow one after another, in one language."""

    def __init__(self, setup: Setup, words: Words) -> None:
        self.setup = setup
        self.words = words
        self.parts: list[str] = []

    def say(self, key: str, **args: object) -> str:
        return self.words.say(Phrase(f"report.{key}", **args))

    def name(self, key: str) -> str:
        """The title's word for a thing; its key where there is none."""
        try:
            return self.words.template(key)
        except KeyError:
            return key

    def section(
        self, id: str, plot: str, heads: Sequence[str], cells: Cells, keys: Sequence[str] = (), note: str = ""
    ) -> None:
        """A heading, what the plot shows, the plot, and its figures as a table."""
        shown = "".join(
            f'<span class="seat-{place % 5}"><span class="key"></span>{escape(key)}</span>'
            for place, key in enumerate(keys)
        )
        self.parts.append(
            f'<section id="{id}"><h2>{escape(self.say(id))}</h2><p>{escape(self.say(id + ".about"))}</p>'
            + (f'<p class="keys">{shown}</p>' if shown else "")
            + plot
            + (f"<details><summary>{escape(self.say('figures'))}</summary>{table(heads, cells)}</details>")
            + (f"<p>{escape(note)}</p>" if note else "")
            + "</section>"
        )

    def missing(self, id: str, why: str) -> None:
        """A section that these games have nothing to say about."""
        self.parts.append(f'<section id="{id}"><h2>{escape(self.say(id))}</h2><p>{escape(self.say(why))}</p></section>')

    def interval_heads(self, first: str) -> list[str]:
        return [self.say(first), self.say("value"), self.say("interval")]


def table(heads: Sequence[str], cells: Cells) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in cells)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table>"


def report(setup: Setup, outcomes: Sequence[Outcome], language: str, findings: Findings | None = None) -> str:
    """The whole page."""
    found = findings or find(outcomes)
    words = title_named(setup.title).words(language)
    page = ReportPage(setup, words)
    colours = {bot.bot: place for place, bot in enumerate(found.bots)}
    _forfeits(page, outcomes)
    _ratings(page, found, colours)
    _wins(page, found)
    _scores(page, found)
    _sources(page, found)
    _seats(page, found)
    _components(page, found)
    _length(page, found)
    heading = page.say("title", title=words.template("title"))
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(heading)}</title>\n<style>\n{stylesheet()}{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(heading)}</h1>\n{_about(page, found)}\n" + "\n".join(page.parts) + "\n</main>\n</body>\n</html>\n"
    )


def _about(page: ReportPage, found: Findings) -> str:
    """What was played, so that anybody can play it again."""
    setup = page.setup
    chosen = [f"{name}={str(value).lower()}" for name, value in setup.options.items()]
    facts = [
        ("games", str(len(found.lengths))),
        ("shuffles", str(-(-len(found.lengths) // setup.block))),
        ("line_ups", str(setup.block)),
        ("seats.count", str(setup.seats)),
        ("seed", str(setup.seed)),
        ("budget", f"{setup.budget:g} s" if setup.budget else "–"),
        ("nodes", str(setup.nodes) if setup.nodes else "–"),
        ("options", ", ".join(chosen) or "–"),
        ("overlay", str(dict(setup.overlay)) if setup.overlay else "–"),
        ("version", f"{burgrave.__version__}, {setup.title} {setup.rules}"),
    ]
    rows = "".join(f"<dt>{escape(page.say(key))}</dt><dd>{escape(value)}</dd>" for key, value in facts)
    return f"<dl>{rows}</dl>"


def _forfeits(page: ReportPage, outcomes: Sequence[Outcome]) -> None:
    """Games that engines have lost by their faults; nothing is said where there are none."""
    lines = "".join(f"<li>{escape(page.words.say(forfeit_phrase(one)))}</li>" for one in forfeits(outcomes))
    if lines:
        about = f"<h2>{escape(page.say('forfeits'))}</h2><p>{escape(page.say('forfeits.about'))}</p>"
        page.parts.append(f'<section id="forfeits">{about}<ul>{lines}</ul></section>')


def _ratings(page: ReportPage, found: Findings, colours: dict[str, int]) -> None:
    if not found.ratings:
        page.missing("ratings", "ratings.none")
        return
    rows = [PlotRow(rating.bot, rating.skill, colours[rating.bot]) for rating in found.ratings]
    cells = [[one.bot, plain(one.skill.value), span(one.skill, plain), plain(one.sigma)] for one in found.ratings]
    heads = [*page.interval_heads("bot"), "σ"]
    page.section("ratings", intervals(page.say("ratings"), rows, plain), heads, cells)


def _wins(page: ReportPage, found: Findings) -> None:
    rows = [PlotRow(bot.bot, bot.wins, place) for place, bot in enumerate(found.bots)]
    cells = [
        [
            *(bot.bot, percent(bot.wins.value), span(bot.wins, percent), str(bot.games)),
            *(f"{1000 * bot.seconds:.2f}", f"{1000 * bot.longest:.1f}"),
        ]
        for bot in found.bots
    ]
    heads = [*page.interval_heads("bot"), page.say("games"), page.say("think"), page.say("longest")]
    page.section("wins", intervals(page.say("wins"), rows, percent), heads, cells)


def _scores(page: ReportPage, found: Findings) -> None:
    rows = [(bot.bot, bot.scores, place) for place, bot in enumerate(found.bots)]
    cells = [[bot.bot, plain(bot.score.value), span(bot.score, plain)] for bot in found.bots]
    page.section("scores", histograms(page.say("scores"), rows, plain), page.interval_heads("bot"), cells)


def _sources(page: ReportPage, found: Findings) -> None:
    names = [bot.bot for bot in found.bots]
    lines = list(dict.fromkeys(line for bot in found.bots for line in bot.lines))
    groups = [(page.name(f"line.{line}"), [bot.lines.get(line, 0.0) for bot in found.bots]) for line in lines]
    cells = [[label, *(plain(value) for value in values)] for label, values in groups]
    page.section(
        "sources", bars(page.say("sources"), groups, names, plain), [page.say("source"), *names], cells, keys=names
    )


def _seats(page: ReportPage, found: Findings) -> None:
    rows = [PlotRow(page.say("seat", number=seat + 1), found.seats[seat]) for seat in range(len(found.seats))]
    if len(rows) > 1:
        rows += [
            PlotRow(page.say("order", number=place + 1), found.orders[place]) for place in range(len(found.orders))
        ]
    cells = [[row.label, percent(row.estimate.value), span(row.estimate, percent)] for row in rows]
    plot = intervals(page.say("seats"), rows, percent, found.fair)
    page.section("seats", plot, page.interval_heads("place"), cells)


def _components(page: ReportPage, found: Findings) -> None:
    if not found.effects:
        page.missing("components", "components.none")
        return
    rows = [PlotRow(page.name(one.component), one.effect) for one in found.effects]
    cells = [
        [page.name(one.component), points(one.effect.value), span(one.effect, points), plain(one.mean), one.component]
        for one in found.effects
    ]
    heads = [*page.interval_heads("component"), page.say("held"), page.say("key")]
    note = page.say("components.rare", n=found.rare) if found.rare else ""
    page.section("components", intervals(page.say("components"), rows, points, 0.0), heads, cells, note=note)


def _length(page: ReportPage, found: Findings) -> None:
    lengths = found.lengths
    cells = [
        [page.say("length.mean"), plain(sum(lengths) / len(lengths))],
        [page.say("length.least"), str(min(lengths))],
        [page.say("length.most"), str(max(lengths))],
        [page.say("length.seconds"), f"{found.seconds / len(lengths):.3f}"],
    ]
    plot = histograms(page.say("length"), [(page.say("decisions"), lengths, -1)], plain)
    page.section("length", plot, [page.say("length"), page.say("value")], cells)
