"""What an expert adds up: the strength for winter against the enemy, who is behind, points in sight, seasons left."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.flow import written
from burgrave.games.kingsburg.components import ENEMIES, KINDS, Enemy, KingsburgComponents, printed
from burgrave.games.kingsburg.drawing.tips import possible_enemies
from burgrave.games.kingsburg.phrases import amount_phrase
from burgrave.games.kingsburg.position import AUTUMN, SPRING, SUMMER, WINTER, YEARS
from burgrave.games.kingsburg.reading.screen import standing
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.notes import Note, Notes

KING: Final = [1, 2, 3, 4, 5, 6]
"""How many soldiers the King's die sends."""


def notes(view: dict[str, Any], words: Words) -> Notes:
    """For every governor the winter, the buildings and goods, and points in sight; for the table enemy and seasons."""
    if view["over"]:
        return Notes([[] for _ in view["provinces"]])
    figures = printed(view)
    foes = enemies_of(view, figures)
    seats = [
        [winter(data, view, figures, foes, words), place(data, words), *in_sight(data, view, figures, words)]
        for data in view["provinces"]
    ]
    return Notes(seats, [enemy(foes, words), seasons(view, words)])


def enemies_of(view: dict[str, Any], figures: KingsburgComponents) -> list[Enemy]:
    """This year's enemy where the seat knows it, or all that the card's back allows."""
    cards, backs = view["enemies"]["cards"], view["enemies"]["backs"]
    if not cards:
        return []
    return [figures.enemies[ENEMIES.index(cards[-1])]] if cards[-1] else possible_enemies(figures, backs[-1])


def between(numbers: list[int]) -> str:
    """`3`, or `3–5`."""
    low, high = min(numbers), max(numbers)
    return written(low) if low == high else f"{written(low)}–{written(high)}"


def note(words: Words, key: str, value: str, **figures: Any) -> Note:
    return Note(words.template(f"note.{key}"), value, words.say(Phrase(f"note.{key}.about", **figures)))


# ---------------------------------------------------------------------- the governors


def winter(
    data: dict[str, Any], view: dict[str, Any], figures: KingsburgComponents, foes: list[Enemy], words: Words
) -> Note:
    """Soldiers and buildings against the enemies that are possible; the King sends as many more to everybody."""
    built = [figures.buildings[number] for number in range(len(figures.buildings)) if standing(data) >> number & 1]
    defences = [sum(one.combat_against if one.kind == foe.kind else one.combat for one in built) for foe in foes] or [
        sum(one.combat for one in built)
    ]
    own = between([data["soldiers"] + defence for defence in defences])
    strengths = [foe.strength for foe in foes] or [0]
    fought = view["king_die"] > 0
    king = Phrase("note.strength") if fought else Phrase("note.strength_king", least=KING[0], most=KING[-1])
    draws = figures.draws_win.works(standing(data))
    return note(
        words,
        "winter",
        words.say(Phrase("note.against", own=own if fought else f"{own} + {between(KING)}", enemy=between(strengths))),
        soldiers=amount_phrase("soldiers", data["soldiers"]),
        buildings=between(defences),
        king=king,
        needed=Phrase("note.equal" if draws else "note.greater"),
    )


def place(data: dict[str, Any], words: Words) -> Note:
    """Buildings, then goods: what decides about the King's aid, reward and envoy."""
    buildings, goods = len(data["buildings"]), data["gold"] + data["wood"] + data["stone"]
    return note(
        words,
        "place",
        f"{buildings} · {goods}",
        buildings=amount_phrase("buildings", buildings),
        goods=amount_phrase("goods", goods),
    )


def in_sight(data: dict[str, Any], view: dict[str, Any], figures: KingsburgComponents, words: Words) -> list[Note]:
    """What buildings will bring if all stays as it is: every harvest to come, and goods at the end of the game."""
    built, goods = standing(data), data["gold"] + data["wood"] + data["stone"]
    harvests = figures.season_points.total(built) * harvests_left(view)
    pairs = figures.points_a_pair.total(built) * (goods // 2)
    if not harvests + pairs:
        return []
    points = data["points"] + harvests + pairs
    return [
        note(
            words,
            "in_sight",
            written(points),
            points=amount_phrase("points", data["points"]),
            harvests=harvests,
            pairs=pairs,
        )
    ]


# ---------------------------------------------------------------------- the table


def harvests_left(view: dict[str, Any]) -> int:
    """The harvests that are not over, this one among them."""
    phase: int = view["phase"]
    harvests = (SPRING, SUMMER, AUTUMN)
    return (YEARS - max(1, int(view["year"]))) * len(harvests) + sum(phase <= harvest for harvest in harvests)


def seasons(view: dict[str, Any], words: Words) -> Note:
    """How long the game still is."""
    left = harvests_left(view)
    winters = YEARS - max(1, view["year"]) + (view["phase"] <= WINTER)
    return note(words, "left", str(left), year=max(1, view["year"]), years=YEARS, winters=winters)


def enemy(foes: list[Enemy], words: Words) -> Note:
    """The strengths that are possible, and which enemies they belong to."""
    said = [Phrase("enemy", kind=Phrase(f"kind.{KINDS[foe.kind]}"), strength=foe.strength) for foe in foes]
    value = between([foe.strength for foe in foes] or [0])
    return note(words, "enemy" if len(said) > 1 else "enemy_known", value, enemies=said)
