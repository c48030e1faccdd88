"""Campaigns at the table: a player's games one after another, each begun where the last one's end has led.

Nothing is written when a game ends. The store knows which table is whose chapter and with what progress it began; how
far the campaign has come is read off the last chapter's position, so it can never contradict the games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import IntegrityError

from burgrave.kernel.campaign import Campaign, Progress
from burgrave.table.live import Live
from burgrave.table.store import Chapter, Player
from burgrave.table.tables import Table


@dataclass(frozen=True)
class Standing:
    """How far a player's campaign has come, and its game that is still being played."""

    progress: Progress
    games: int
    running: Table | None


async def standing(live: Live, player: Player, title: str, campaign: Campaign, kind: str) -> Standing:
    """What the last chapter has led to; a game that can no longer go on is as if it had never begun."""
    last = await live.run(live.store.last_chapter, player.id, title, kind)
    if last is None:
        return Standing(campaign.first(), 0, None)
    table = await live.table(last)
    chapter = table.row.chapter
    assert chapter is not None
    if table.frozen is not None:
        return Standing(chapter.before, chapter.number, None)
    if table.game.position.over:
        return Standing(campaign.after(chapter.before, table.game.position), chapter.number, None)
    return Standing(chapter.before, chapter.number, table)


async def next_game(
    live: Live, player: Player, title: str, campaign: Campaign, options: dict[str, Any], overlay: dict[str, Any]
) -> Table:
    """The campaign's game that is still being played, or else its next one."""
    kind = campaign.kind(options)
    assert kind is not None
    at = await standing(live, player, title, campaign, kind)
    if at.running is not None:
        return at.running
    chosen = {**options, **campaign.options(at.progress)}
    chapter = Chapter(player.id, title, kind, at.games + 1, at.progress)
    try:
        return await live.open(title, [(player.id, None, player.name)], player.id, chosen, overlay, chapter=chapter)
    except IntegrityError:
        # Pressed twice: the other press has opened it.
        return await next_game(live, player, title, campaign, options, overlay)
