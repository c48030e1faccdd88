"""What all questions of the title share: what they say of a piece that cannot be used now."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.components import LOCATIONS, SECTIONS, SEGMENTS
from burgrave.games.viscounts.phrases import location_phrase, section_phrase
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.agenda import Question
from burgrave.kernel.words import Phrase

OWN: Final = ("hand", "slot", "deck", "discard", "gathered", "building", "debts", "deeds", "good")
"""How the ids of a player's own pieces begin that moves touch, now or later."""
SHARED: Final = ("pair", "location", "offer", "townsfolk", "manuscript", "spot", "link", "section", "worker")
"""The same for what lies between the players."""


class Asking(Question[Viscounts]):
    """A question that says which condition keeps a piece from being used."""

    def why_not(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        found = self.hindrance(p, seat, thing)
        return found if found is not None or not has_its_time(seat, thing) else super().why_not(p, seat, thing)

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        """The condition that the piece does not meet, of those that `options` asks for; None if it has none here."""
        return None


class AskingDetail(Asking):
    """A question about a detail of the action under way."""

    def opens(self) -> bool:
        return False


def has_its_time(seat: int, thing: str) -> bool:
    """Does a move touch the piece at some time? None touches what belongs to others or only tells something."""
    parts = thing.split("-")
    return parts[0] in SHARED or (parts[0] in OWN and parts[1] == str(seat))


def place_in(names: tuple[str, ...], thing: str, kind: str) -> int:
    """Which of some names an id has after its kind: 3 for `spot-lake_3`; -1 if the id is of another kind."""
    name = thing.removeprefix(f"{kind}-")
    return names.index(name) if name != thing and name in names else -1


def slot_of(thing: str, kind: str) -> int:
    """The number at the end of an id: 2 for `slot-0-2`; -1 if the id is of another kind."""
    head, _, number = thing.rpartition("-")
    return int(number) if head == kind else -1


# ---------------------------------------------------------------------- where the viscount stands


def not_at_location(p: Viscounts, seat: int, location: int) -> Phrase | None:
    """What belongs to a location is for whoever stands there."""
    own = p.players[seat].viscount
    return None if own == location else Phrase("why.elsewhere", where=location_phrase(own))


def not_in_segment(p: Viscounts, seat: int, segment: int) -> Phrase | None:
    """What belongs to a segment is for whoever stands in it."""
    own = p.segment(seat)
    return None if own == segment else Phrase("why.segment", segment=Phrase(f"segment.{SEGMENTS[own]}"))


def not_facing(p: Viscounts, seat: int, section: int) -> Phrase | None:
    """Workers go to the section that faces the viscount."""
    facing = p.facing[p.segment(seat)]
    return None if facing == section else Phrase("why.facing", section=section_phrase(facing))


def own_location(thing: str) -> int:
    return place_in(LOCATIONS, thing, "offer")


def segment_of(thing: str, kind: str) -> int:
    """The segment that an id names."""
    return place_in(SEGMENTS, thing, kind)


def section_of(thing: str) -> int:
    """The section of the castle that an id names."""
    return place_in(SECTIONS, thing, "section")


def taken_by(p: Viscounts, who: int) -> Phrase:
    return Phrase("why.taken_by", who=p.name(who))
