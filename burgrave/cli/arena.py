"""`burgrave arena`: bots play each other fairly, and everything about it is counted, rated and plotted."""

from __future__ import annotations

import math
import os
import re
import sys
from contextlib import ExitStack
from dataclasses import asdict
from functools import partial
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from burgrave.arena import local
from burgrave.arena.folder import RECORDS, REPORT, TABLE, Folder, write_whole
from burgrave.arena.schedule import Setup
from burgrave.arena.summary import forfeit_phrase, forfeits
from burgrave.arena.tournament import Crew, Tournament
from burgrave.bots.engine.entered import is_engine
from burgrave.cli.arguments import (
    AsJson,
    Bots,
    Language,
    Overlay,
    Seats,
    Seed,
    ThinkNodes,
    ThinkSeconds,
    TitleName,
    TitleOptions,
    Workers,
    bots_of,
    need,
    only_one,
    options_of,
    overlay_of,
    positive,
)
from burgrave.cli.console import print_columns
from burgrave.cli.parsing import STOPPED
from burgrave.cli.progress import progress
from burgrave.cli.wrong import BadArguments, RefusedValue
from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import Phrase, Words

if TYPE_CHECKING:
    from burgrave.arena.findings import Findings
    from burgrave.arena.statistics import Estimate

CORES = os.cpu_count() or 1

PLACES = ("local", "ray")
"""Where games are played: processes of this machine, or Ray."""


def place(text: str) -> str:
    """One of the places."""
    if text not in PLACES:
        raise RefusedValue("choice", text, PLACES)
    return text


def places(incomplete: str) -> list[str]:
    """For the shell."""
    return [name for name in PLACES if name.startswith(incomplete)]


def run(
    title: TitleName,
    seats: Seats = None,
    bots: Bots = ["squire"],  # noqa: B006
    overlay: Overlay = None,
    option: TitleOptions = None,
    games: Annotated[int, typer.Option(metavar="metavar.number", parser=positive, help="help.arena_games")] = 200,
    seed: Seed = 1,
    workers: Workers = CORES,
    budget: ThinkSeconds = 0.0,
    nodes: ThinkNodes = 0,
    out: Annotated[str | None, typer.Option(metavar="metavar.folder", help="help.arena_out")] = None,
    records: Annotated[bool, typer.Option("--records", help="help.records")] = False,
    until_clear: Annotated[bool, typer.Option("--until-clear", help="help.until_clear")] = False,
    on: Annotated[
        str, typer.Option(metavar="|".join(PLACES), parser=place, help="help.on", autocompletion=places)
    ] = "local",
    address: Annotated[str | None, typer.Option(metavar="metavar.address", help="help.address")] = None,
    json: AsJson = False,
    lang: Language = "",
) -> int:
    only_one(budget=budget, nodes=nodes)
    played = title_named(title)
    words = Words(lang)
    named = bots_of(played, bots)
    seated = seats or max(len(named), played.seats[0])
    options = options_of(played, option)
    played.check(seated, options)
    if until_clear and (seated != 2 or len(set(named)) != 2):
        raise BadArguments("until_clear")
    corrected = overlay_of(played, overlay)
    asked = (tuple(named), seated, games, seed, options, corrected, budget, nodes, records, until_clear)
    setup = Setup(played.id, played.version, *asked)
    need("arena", "pyarrow", "openskill")
    if on == "ray":
        need("ray", "ray")
    if address:
        reach(address, on)
    path = Path(out or re.sub(r"[^\w.-]+", "-", "-".join(["arena", played.id, str(setup.seats), *setup.bots])))
    with Folder(path, setup) as folder:
        tournament = Tournament(folder)
        try:
            play(tournament, on, address, workers, words)
        except KeyboardInterrupt:
            stopped = Phrase("arena.stopped", games=len(folder.done), all=tournament.setup.total, folder=str(path))
            print("\n" + words.say(stopped), file=sys.stderr)
            return STOPPED
        findings = write_results(tournament, lang)
    if json:
        print(dumps(finite(data_of(tournament, findings)), indent=2, ensure_ascii=False))
    else:
        print_findings(played, tournament, findings, words, lang)
        made = [path / TABLE, path / REPORT, *([path / RECORDS] if setup.records else [])]
        print(words.say(Phrase("arena.made", files=", ".join(str(file) for file in made))))
    return 0


def reach(address: str, on: str) -> None:
    """Is there a cluster at the address? Asked before anything is written."""
    if on != "ray":
        raise BadArguments("address_without_ray")
    from burgrave.arena import cluster

    cluster.reach(address)


def play(tournament: Tournament, on: str, address: str | None, workers: int, words: Words) -> None:
    """Play what is missing, here or on Ray, and show how far it is."""
    if tournament.over:
        return
    with ExitStack() as stack:
        crew: Crew
        if on == "ray":
            from burgrave.arena import cluster

            hands = stack.enter_context(cluster.connected(address, workers))
            crew = partial(cluster.play_each, workers=hands)
        else:
            crew = partial(local.play_each, workers=workers)
        total, label = tournament.setup.total, words.template("simulate.playing")
        for _ in progress(tournament.play(crew), total, label, tournament.played, lines=True):
            pass


def write_results(tournament: Tournament, language: str) -> Findings:
    """Make the table and the report."""
    from burgrave.arena.findings import find
    from burgrave.arena.report import report
    from burgrave.arena.table import write_table

    path, setup, outcomes = tournament.folder.path, tournament.setup, tournament.outcomes()
    findings = find(outcomes)
    page = report(setup, outcomes, language, findings)
    write_table(path / TABLE, setup, outcomes)
    write_whole(path / REPORT, lambda file: file.write(page.encode()))
    return findings


def data_of(tournament: Tournament, findings: Findings) -> dict[str, Any]:
    """The figures for programs."""
    setup, outcomes, verdict = tournament.setup, tournament.outcomes(), tournament.verdict()
    return {
        **setup.data(),
        "games": len(findings.lengths),
        "ratings": [asdict(rating) for rating in findings.ratings],
        "bots": [{name: value for name, value in asdict(bot).items() if name != "scores"} for bot in findings.bots],
        "seats": [asdict(seat) for seat in findings.seats],
        "clear": tournament.clear if setup.until_clear else None,
        "verdict": asdict(verdict) if verdict else None,
        **({"forfeits": [asdict(one) for one in forfeits(outcomes)]} if any(map(is_engine, setup.bots)) else {}),
    }


def finite(data: Any) -> Any:
    """The same data as JSON can say it: null for what is infinite."""
    if isinstance(data, dict):
        return {name: finite(value) for name, value in data.items()}
    if isinstance(data, list):
        return [finite(value) for value in data]
    return None if isinstance(data, float) and not math.isfinite(data) else data


def print_findings(title: Title, tournament: Tournament, findings: Findings, words: Words, language: str) -> None:
    """The figures for people."""
    setup, games = tournament.setup, len(findings.lengths)
    name = title.words(language).template("title")
    print(words.say(Phrase("simulate.head", games=games, title=name, n=setup.seats, seed=setup.seed)))
    print(words.say(Phrase("arena.plan", shuffles=-(-games // setup.block), line_ups=setup.block)))
    print()
    keys = ("simulate.bot", "arena.rating", "simulate.interval", "simulate.mean", "simulate.wins", "simulate.interval")
    lines = [[*(words.template(key) for key in keys), words.template("arena.think")]]
    ratings = {rating.bot: rating.skill for rating in findings.ratings}
    for bot in findings.bots:
        skill = ratings.get(bot.bot)
        lines.append(
            [
                bot.bot,
                f"{skill.value:.2f}" if skill else "–",
                f"{skill.low:.2f} – {skill.high:.2f}" if skill else "–",
                f"{bot.score.value:.2f}",
                *shares(bot.wins),
                f"{1000 * bot.seconds:.2f}",
            ]
        )
    print_columns(lines)
    print()
    heads = [words.template(key) for key in ("simulate.seat", "simulate.wins", "simulate.interval")]
    print_columns([heads, *([str(seat + 1), *shares(found)] for seat, found in enumerate(findings.seats))])
    print()
    for one in forfeits(tournament.outcomes()):
        print(words.say(forfeit_phrase(one)))
    verdict = tournament.verdict()
    if verdict is not None:
        told = {"bot": setup.bots[0], "other": next(bot for bot in setup.bots if bot != setup.bots[0])}
        value, interval = shares(verdict)
        key = "arena.clear" if tournament.clear else "arena.unclear"
        print(words.say(Phrase(key, **told, share=value, interval=interval, games=games, most=setup.total)))


def shares(estimate: Estimate) -> tuple[str, str]:
    """A share of victories and its interval."""
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} – {estimate.high:.1%}"
