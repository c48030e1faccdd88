"""What a bot that learns Viscounts of the West Kingdom sees of its rivals; alone of the automa."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.components import BOARDS, RING
from burgrave.games.viscounts.evaluate.castle import look_at_tiers
from burgrave.games.viscounts.player import Household
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.scoring import ribbons
from burgrave.games.viscounts.vocabulary import BITS, FULL, ICONS

OF_ALL: Final = ("rival", "lead", "lead to come", "surely ahead", "rival apart", "rival flips")
OF_AUTOMA: Final = (
    *("automa resources", "automa schemes", "automa icons", "harder"),
    *(f"automa of {board}" for board in BOARDS),
    *("automa workers left", "automa first tier", "automa second tier", "automa third tier"),
    *("automa pairs below", "automa pairs above", "full below", "full above"),
    *("automa buildings", "automa manuscripts", "automa ribbons", "automa debts", "automa deeds"),
    *("automa ink", "automa stone", "automa gold"),
    *(f"automa {icon}" for icon in ICONS[1:]),
)
"""The automa goes where its icons send it, and all that it has in store counts at the end."""
RIVALS_SEEN: Final = (*OF_ALL, *OF_AUTOMA)
NO_AUTOMA: Final = [0.0] * len(OF_AUTOMA)
FULL_SECTION: Final = 3
"""One worker more, and somebody's is taken away."""


def look_at_rivals(p: Viscounts, rival: int, theirs: int, total: int, turns: float, found: list[float]) -> None:
    """The best of the others; alone the automa, with what it still has in store."""
    them = p.players[rival]
    if p.solo:
        theirs += them.resources() * p.printed.leftover_vp
    lead = float(total - theirs)
    # At the pace of the rounds so far.
    coming = lead * (1.0 + turns / max(4, p.round)) if p.round else 0.0
    found.append(float(theirs))
    found.append(lead)
    found.append(coming)
    found.append(lead / (abs(lead) + 3.0 + 2.0 * turns))
    found.append(float(them.virtue - them.corruption))
    found.append(float(them.paid + them.approved))
    if p.solo:
        look_at_automa(p, rival, them, found)
    else:
        found.extend(NO_AUTOMA)


def look_at_automa(p: Viscounts, who: int, automa: Household, found: list[float]) -> None:
    """Its schemes and goods, its workers and where the next one of anybody will push another out."""
    found.append(float(automa.resources()))
    found.append(float(automa.total()))
    icons = p.icons(who)
    each = [float(icons >> icon * BITS & FULL) for icon in range(len(ICONS))]
    found.append(sum(each))
    found.append(float(p.readings.schemes))
    for board in range(len(BOARDS)):
        found.append(1.0 if BOARDS[board] == p.readings.automa else 0.0)
    look_at_tiers(p, who, found)
    full_below = full_above = 0
    for section in range(RING):
        at = section * 2
        full_below += 1 if p.tier1[at] + p.tier1[at + 1] == FULL_SECTION else 0
        full_above += 1 if p.tier2[at] + p.tier2[at + 1] == FULL_SECTION else 0
    found.append(float(full_below))
    found.append(float(full_above))
    found.append(float(automa.built.bit_count()))
    found.append(float(len(automa.manuscripts)))
    different = 0
    for held in ribbons(p, automa):
        if held:
            different += 1
    found.append(float(different))
    found.append(float(automa.debts))
    found.append(float(automa.deeds))
    found.append(float(automa.ink))
    found.append(float(automa.stone))
    found.append(float(automa.gold))
    found.extend(each[1:])
