"""Burgrave: five modern board games, to the letter of their rulebooks.

>>> from burgrave import kingsburg
>>> position = kingsburg.start(seats=4, seed=7)
>>> position.mover in range(4)
True
"""

from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.title import Title, title_ids, title_named

__all__ = ["BurgraveError", "Rng", "Title", "title_ids", "title_named"]

__version__ = "0.2.0"


def __getattr__(name: str) -> Title:
    if name in title_ids():
        return title_named(name)
    raise AttributeError(f"burgrave has no {name!r}; titles: {', '.join(title_ids())}")
