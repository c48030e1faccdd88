"""What a component is and does, in one to three short sentences, with its figures as printed.

The drawing asks for `tip_tile`, `tip_shield`, `tip_good`, `tip_route`, and for everything without a number of its own
for `tip_thing` with one of THINGS. All of them are the same in every position, so a brush can keep them.
"""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.burgundy.cards import HIRE_WORKERS, PER, first_on, monastery, shield
from burgrave.games.burgundy.components import (
    ANIMAL,
    GEESE,
    GOODS,
    NUMBER,
    TILES,
    BurgundyComponents,
)
from burgrave.kernel.words import Phrase, Words

THINGS: Final = (
    *("silver", "worker", "ware", "points", "die", "white_die", "face", "supply"),
    *("depot", "black_depot", "wares", "row", "phase", "round", "bonus", "bonus_tile", "bridge"),
    *("storage", "shared", "private", "stores", "region", "estate", "start"),
    *("posts", "pool", "route", "copied", "target"),
)
"""What is drawn without being a tile, a shield or a good."""


def tip_tile(kind: int, printed: BurgundyComponents, words: Words) -> str:
    """A tile by its number: its name and what it does."""
    number = NUMBER[kind]
    if number:
        return words.say(Phrase("tip.monastery", number=number, effect=monastery_effect(number, printed)))
    return words.say(Phrase("tip.tile", tile=Phrase(f"tile.{TILES[kind]}"), effect=tile_effect(kind, printed)))


def tile_effect(kind: int, printed: BurgundyComponents) -> Phrase:
    """What a tile that is no monastery does; animals are alike but for their number."""
    name = "geese" if kind == GEESE else "animals" if ANIMAL[kind] >= 0 else TILES[kind]
    figures = {**amounts(printed), "animals": points(printed.animals[kind])}
    return Phrase(f"tip.effect.{name}", **figures)


def monastery_effect(number: int, printed: BurgundyComponents) -> Phrase:
    """What a monastery changes, or what it scores at the end: that has one text for all that count the same."""
    card = monastery(number)
    amount = printed.amounts[number]
    said: dict[str, Any] = {"amount": amount, "points": points(amount), "silver": silver(amount)}
    said |= {"workers": workers(amount), "usual": silver(printed.sale_silver), "price": silver(printed.price)}
    said |= {"price_workers": workers(printed.price), "hire_price": silver(printed.hire)}
    said["action_workers"] = workers(printed.action_workers)
    if card.per:
        said["tiles"] = [Phrase(f"tip.every.{TILES[kind]}") for kind in card.tiles]
        return Phrase(f"tip.monastery.per_{PER[card.per]}", **said)
    return Phrase(f"tip.monastery.{card.name}", **said)


def tip_shield(number: int, printed: BurgundyComponents, words: Words) -> str:
    """A shield by its number: what it does, its points, its tribute."""
    worth = points(printed.shield_points[number])
    effect = shield_effect(number)
    tribute = silver(printed.tribute)
    return words.say(Phrase("tip.shield", number=number, effect=effect, points=worth, tribute=tribute))


def shield_effect(number: int) -> Phrase:
    return Phrase(f"tip.shield.{shield(number).name}")


def tip_good(good: int, printed: BurgundyComponents, words: Words) -> str:
    """A good by its colour: which die sells it, and for what."""
    figures = {"good": Phrase(f"good.{GOODS[good]}"), "die": good + 1, "sale": by_players(printed.sale)}
    return words.say(Phrase("tip.good", **figures, silver=silver(printed.sale_silver)))


def tip_route(good: int, bonus: int, printed: BurgundyComponents, words: Words) -> str:
    """A space of a trade route: the good it waits for and the tile whose effect that brings."""
    effect = tile_effect(bonus, printed)
    wanted = Phrase(f"good.{GOODS[good]}")
    return words.say(Phrase("tip.route_space", good=wanted, bonus=Phrase(f"tile.{TILES[bonus]}"), effect=effect))


def tip_thing(key: str, printed: BurgundyComponents, words: Words) -> str:
    """A piece without a name of its own, one of THINGS."""
    return words.say(Phrase(f"tip.{key}", **amounts(printed)))


# ---------------------------------------------------------------------- figures


def points(n: int) -> Phrase:
    return Phrase("things.points", n=n)


def silver(n: int) -> Phrase:
    return Phrase("things.silver", n=n)


def workers(n: int) -> Phrase:
    return Phrase("things.workers", n=n)


def goods(n: int) -> Phrase:
    return Phrase("things.goods", n=n)


def by_players(figures: list[int]) -> str:
    """`2/3/4`: for two, three and four players."""
    return "/".join(str(figure) for figure in figures[2:5])


def listed(figures: list[int]) -> str:
    return ", ".join(str(figure) for figure in figures)


def amounts(printed: BurgundyComponents) -> dict[str, Any]:
    """Every figure that a text may name."""
    players, team, solo = (printed.setup[name] for name in ("players", "team", "solo"))
    return {
        "price": silver(printed.price),
        "price_workers": workers(printed.price),
        "mine": silver(printed.mine_silver),
        "watchtower": points(printed.watchtower),
        "boarding_house": workers(printed.boarding_house),
        "bank": silver(printed.bank),
        "sale": by_players(printed.sale),
        "sale_silver": silver(printed.sale_silver),
        "sale_solo": points(printed.sale[1]),
        "first": by_players(printed.first),
        "second": by_players(printed.second),
        "sizes": listed(printed.sizes[1:]),
        "sizes_beyond": listed(printed.sizes_beyond[len(printed.sizes) :]),
        "largest": len(printed.sizes) - 1,
        "most": points(printed.sizes[-1]),
        "phases": listed(printed.phases[1:]),
        "unsold": points(printed.unsold),
        "silver_point": points(printed.silver),
        "workers_a_point": workers(printed.workers_a_point),
        "storage": printed.storage,
        "stores": printed.stores,
        "shared": printed.shared,
        "private": printed.private,
        "spaces": printed.spaces,
        "black_spaces": by_players(printed.black_spaces),
        "tribute": silver(printed.tribute),
        "shields_two": listed(printed.shield_deal[2]),
        "shields_three": listed(printed.shield_deal[3]),
        "shields_four": listed(printed.shield_deal[4]),
        "ransom": points(printed.ransom),
        "route_deal": by_players(printed.route_deal),
        "inns": printed.inns,
        "target_step": printed.target_step,
        "target_least": printed.target_least,
        "goods_a_tile": goods(printed.goods_a_tile),
        "start_silver": silver(players["silver"]),
        "start_workers": listed(players["workers"]),
        "start_goods": goods(players["goods"]),
        "team_silver": silver(team["silver"]),
        "team_first": workers(team["workers"][0]),
        "team_second": workers(team["workers"][1]),
        "team_goods": goods(team["goods"]),
        "solo_silver": silver(solo["silver"]),
        "solo_workers": workers(solo["workers"]),
        "solo_goods": goods(solo["goods"]),
        "hire": workers(printed.amounts[first_on(HIRE_WORKERS)]),
        "hire_price": silver(printed.hire),
        "action_workers": workers(printed.action_workers),
    }
