"""How fast the searching bots think, and whether they keep their time: iterations and nodes per second, title by title.

    python bench/think.py [--seconds 0.1] [--seats 2] [TITLE ...]

The positions come from games between squires, early to late. A node is a position at which all answers were tried, an
iteration one walk through the tree. `in time` is the share of decisions within 110% of the budget; it means something
on an idle core only.
"""

from __future__ import annotations

import argparse
import time

from burgrave.bots import LADDER, bot_named, bots_for
from burgrave.bots.bot import SearchBot
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title, title_ids, title_named
from burgrave.search.budget import Budget

DECISIONS = 40


def decisions(title: Title, seats: int) -> list[tuple[Position, int]]:
    """Positions with something to decide, from games between squires."""
    found: list[tuple[Position, int]] = []
    rng = Rng(1)
    bots = [bot_named("squire", seat) for seat in range(seats)]
    seed = 0
    while len(found) < 4 * DECISIONS:
        position = title.start(seats, seed)
        seed += 1
        while not position.over:
            seat = position.mover
            if len(position.legal(seat)) > 1 and rng.below(8) == 0:
                found.append((position.imagine(seat, rng), seat))
            position.play(bots[seat].choose(position.imagine(seat, rng), seat), seat)
    rng = Rng(2)
    return [found[rng.below(len(found))] for _ in range(DECISIONS)]


def measure(title: Title, seats: int, name: str, budget: Budget) -> str:
    """A line of the table."""
    bot = bot_named(name, 1, budget)
    assert isinstance(bot, SearchBot)
    late = 0
    asked = decisions(title, seats)
    core = time.process_time()
    for position, seat in asked:
        started = time.perf_counter()
        bot.choose(position, seat)
        late += budget.seconds > 0 and time.perf_counter() - started > 1.1 * budget.seconds
    # Rates are per second of the core, so that others at work on the machine count little.
    core = time.process_time() - core
    iterations = f"{bot.meter.iterations / core:8.0f}" if bot.meter.iterations else "       -"
    nodes = f"{bot.meter.nodes / core:8.0f}"
    spent = f"{1000 * bot.meter.seconds / bot.meter.decisions:8.1f}"
    return f"{title.id:12}{seats:3}  {name:8}{iterations}{nodes}{spent}{1 - late / bot.meter.decisions:9.0%}"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("titles", nargs="*", metavar="TITLE", default=title_ids())
    words.add_argument("--seconds", type=float, default=0.1)
    words.add_argument("--seats", type=int, default=2)
    said = words.parse_args()
    print("title     seats  rung      iter/s nodes/s  ms/dec  in time")
    for id in said.titles:
        title = title_named(id)
        for name in LADDER:
            if name in bots_for(title) and name not in ("page", "squire"):
                print(measure(title, said.seats, name, Budget(said.seconds)), flush=True)


if __name__ == "__main__":
    main()
