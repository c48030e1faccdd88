"""Keys that are void, and players who go for good: nobody goes on by them, and nothing tells of them any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.table import farewell
from burgrave.table.events import Who
from burgrave.table.rows import RUNNING, Player
from burgrave.table.tables import Table

if TYPE_CHECKING:
    from burgrave.table.live import Live


async def forget_player(live: Live, player: Player) -> None:
    """Somebody goes for good: a bot plays on for them, their keys are void, their name is gone."""
    leaver = Who(player.id, player.name)
    for id in await live.run(live.store.seated_at, player.id):
        table = await live.table(id)
        while table.state == RUNNING and (mine := table.seats_of(player.id)):
            await live.do(table, "resign", leaver, {"seat": mine[0]})
    await live.run(farewell.forget, live.store, player)
    await signed_out(live, player.id)


async def signed_out(live: Live, player: str) -> None:
    """Keys of a player are void: nobody may go on by them, neither here nor at another process."""
    await dismiss(live, player)
    if live.store.is_shared:
        await live.run(live.store.say_signed_out, player)


async def dismiss(live: Live, player: str) -> None:
    """Close the sockets that keys have opened which are no longer valid; one without any keys may have gone."""
    valid = {key.id for key in await live.run(live.store.keys.of, player)}
    if not valid:
        for table in list(live.tables.values()):
            if player in table.names_known():
                await read_anew(live, table)
    for visitors in list(live.visitors.values()):
        for visitor in list(visitors):
            if visitor.player_id == player and visitor.key_id not in valid:
                visitor.dismiss()


async def read_anew(live: Live, table: Table) -> None:
    """The past of a table was changed: somebody's name is no longer in it."""
    async with live.lock(table.id):
        row = await live.run(live.store.table, table.id)
        if row is not None:
            vars(table).update(vars(Table(row, await live.run(live.store.events, table.id))))
    live.tell(table.id)
