"""Does compiled code leak? Many games in one process; objects and memory must stay flat.

Everything that a game can do is done: copies, imagined positions, views, logs in words, dumps, pickles, refused moves,
a squire's moves. A fifth of the games warms everything up; after that neither the number of any kind of object nor of
blocks of memory may grow from game to game.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import pickle
import resource
import sys
from collections import Counter

from burgrave import Rng, Title, title_named
from burgrave.bots import bot_named
from burgrave.flavour import flavour
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.log import Log

MOST_OBJECTS = 50
"""So many objects of a kind may come and go between two looks; a leak of one a game is hundreds."""
MOST_MEMORY = 0.02
"""The part by which blocks of memory and the largest size of the process may grow."""


def play(title: Title, seed: int) -> None:
    """A random game in which everything is looked at now and then."""
    rng = Rng(seed)
    position = title.start(seats=title.seats[rng.below(len(title.seats))], seed=seed)
    position.log = Log()
    words = title.words("en")
    while not position.over:
        seat = position.mover
        moves = position.legal(seat)
        if rng.below(20) == 0:
            with contextlib.suppress(IllegalMove):
                position.play(title.book.size, seat)
            copy = pickle.loads(pickle.dumps(position.copy()))
            copy.imagine(seat, rng).view(None)
            title.load(copy.dump())
            bot_named("squire", seed).choose(position.imagine(seat, rng), seat)
            [words.say(position.phrase(move, seat)) for move in moves]
        position.play(moves[rng.below(len(moves))], seat)
    position.log.lines(words)


def counted() -> tuple[Counter[str], int, int]:
    """The objects there are, by kind, the blocks of memory, and the largest size of the process so far in kB."""
    gc.collect()
    blocks = sys.getallocatedblocks()
    size = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return Counter(type(thing).__qualname__ for thing in gc.get_objects()), blocks, size


def main() -> int:
    """Play and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=2000)
    given = parser.parse_args()
    title = title_named(given.title)
    for seed in range(given.games // 5):
        play(title, seed)
    objects, blocks, size = counted()
    for seed in range(given.games // 5, given.games):
        play(title, seed)
    objects_after, blocks_after, size_after = counted()
    grown = {kind: n - objects[kind] for kind, n in objects_after.items() if n - objects[kind] > MOST_OBJECTS}
    of_objects = f"{objects_after.total():,} objects ({objects_after.total() - objects.total():+,})"
    of_blocks = f"{blocks_after:,} blocks of memory ({blocks_after - blocks:+,})"
    of_memory = f"{size_after:,} kB at most ({size_after - size:+,})"
    print(f"{title.id} ({flavour()}), {given.games} games: {of_objects}, {of_blocks}, {of_memory}")
    for kind, more in grown.items():
        print(f"  {kind}: {more:+,}")
    flat = blocks_after <= blocks * (1 + MOST_MEMORY) and size_after <= size * (1 + MOST_MEMORY)
    return 0 if flat and not grown else 1


if __name__ == "__main__":
    sys.exit(main())
