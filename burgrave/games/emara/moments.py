"""Moments to which others add: an advisor or the event may give something for every gift, donation and rank."""

from __future__ import annotations

from burgrave.games.emara.claimant import BP_ADVISORS, BP_EVENTS, CP_ADVISORS, CP_EVENTS
from burgrave.games.emara.components import HELP, HELPERS, Bundle
from burgrave.games.emara.position import Emara


def on_top(p: Emara, seat: int, moment: int) -> list[Bundle]:
    """What the seat's advisors and the event would give for it."""
    helping = p.claimants[seat].advisors & HELP[moment]
    given = [p.printed.advisors[advisor].gain for advisor in HELPERS[moment] if helping >> advisor & 1]
    event = p.event()
    return [*given, event.gain] if event.moment == moment else given


def add_on_top(p: Emara, seat: int, moment: int, gains: list[Bundle]) -> int:
    """Take what the seat's advisors and the event give for it, and note it among the gains; gives the buildings'."""
    bp = 0
    helping = p.claimants[seat].advisors & HELP[moment]
    if helping:
        for advisor in HELPERS[moment]:
            if helping >> advisor & 1:
                gain = p.printed.advisors[advisor].gain
                bp += p.gain(seat, gain, CP_ADVISORS, BP_ADVISORS)
                gains.append(gain)
    event = p.event()
    if event.moment == moment:
        bp += p.gain(seat, event.gain, CP_EVENTS, BP_EVENTS)
        gains.append(event.gain)
    return bp
