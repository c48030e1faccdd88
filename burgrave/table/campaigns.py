"""Campaigns at the table: a player's lone games one after another, and what they have led to.

Nothing is written when a game ends. The store knows which table is whose chapter; how far the campaign has come is read
off the positions of its games, so it can never contradict them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import IntegrityError

from burgrave.kernel.campaign import Campaign, Progress
from burgrave.table.live import Live
from burgrave.table.rows import Chapter, Player, SeatRow
from burgrave.table.tables import Table


@dataclass(frozen=True)
class Standing:
    """How far a player's campaign has come, and its game that is still being played."""

    progress: Progress
    games: int
    running: Table | None


async def standing(live: Live, player: Player, title: str, campaign: Campaign, kind: str) -> Standing:
    """What the games have led to; one that can no longer go on is as if it had never begun."""
    ids = await live.run(live.store.chapters, player.id, title, kind)
    progress: Progress = {}
    running: Table | None = None
    for id in ids:
        table = await live.table(id)
        if table.frozen is not None:
            continue
        if table.game.position.over:
            progress = campaign.after(progress, table.game.position)
        else:
            running = table
    return Standing(progress, len(ids), running)


async def next_game(
    live: Live,
    player: Player,
    title: str,
    campaign: Campaign,
    options: dict[str, Any],
    overlay: dict[str, Any],
    seed: int | None = None,
) -> Table:
    """The campaign's game that is still being played, or else its next one."""
    kind = campaign.kind(options)
    assert kind is not None
    at = await standing(live, player, title, campaign, kind)
    if at.running is not None and campaign.is_one_by_one(kind):
        return at.running
    chosen = {**options, **campaign.options(kind, at.progress)}
    chapter = Chapter(player.id, title, kind, at.games + 1, at.progress)
    try:
        holders = [SeatRow(0, player.id, None, player.name)]
        return await live.open(title, holders, player.id, chosen, overlay, seed, chapter=chapter)
    except IntegrityError:
        # Pressed twice: the other press has opened it.
        return await next_game(live, player, title, campaign, options, overlay, seed)
