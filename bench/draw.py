"""What does a drawing cost? Milliseconds and bytes for all panels of one position for one seat, by table size.

    python bench/draw.py [TITLE]

The positions come from games between squires, early to late. The exit code is 1 if a drawing takes longer than
allowed on average.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

from burgrave.bots import bot_named
from burgrave.kernel.chance import Rng
from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import LANGUAGES

WITHIN = 1.0
"""Milliseconds for one drawing."""

EVERY = 10
"""Of a game, every tenth position is drawn."""

ROUNDS = 5


def views(title: Title, seats: int) -> list[dict[str, Any]]:
    """What the seats and a spectator see in a game, now and then."""
    position = title.start(seats, seed=1)
    bots = [bot_named("squire", seed) for seed in range(seats)]
    rng = Rng(1)
    found: list[dict[str, Any]] = []
    moves = 0
    while not position.over:
        if moves % EVERY == 0:
            found += [position.view(seat) for seat in (*range(seats), None)]
        seat = position.mover
        position.play(bots[seat].choose(position.imagine(seat, rng), seat), seat)
        moves += 1
    return found


def main() -> int:
    """Measure every number of seats in every language."""
    title = title_named(sys.argv[1] if len(sys.argv) > 1 else "kingsburg")
    slowest = 0.0
    print(f"{'seats':>5} {'lang':>4} {'ms':>7} {'bytes, mean':>12} {'bytes, most':>12} {'drawings':>9}")
    for seats in title.seats:
        seen = views(title, seats)
        for language in LANGUAGES:
            words = title.words(language)
            sizes = [
                len("".join(panel.svg() for panel in title.presentation.draw(view, words)).encode()) for view in seen
            ]
            begin = process_time()
            for _ in range(ROUNDS):
                for view in seen:
                    for panel in title.presentation.draw(view, words):
                        panel.svg()
            spent = (process_time() - begin) / ROUNDS / len(seen) * 1000
            slowest = max(slowest, spent)
            mean = sum(sizes) / len(sizes)
            print(f"{seats:>5} {language:>4} {spent:>7.3f} {mean:>12,.0f} {max(sizes):>12,} {len(seen):>9}")
    print(f"symbols, once a page: {len(title.presentation.symbols().encode()):,} bytes")
    passed = slowest < WITHIN
    print(f"{'PASS' if passed else 'FAIL'}  a drawing takes {slowest:.3f} ms at most (bar: less than {WITHIN:g})")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
