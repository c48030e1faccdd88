"""The JSON API: a program opens and joins tables, sees what its seat may see, plays, talks, and reads results.

A program is a player like any other, known by a token that it sends as `Authorization: Bearer TOKEN`; without one it is
a spectator. Everything it wants goes through the table's one machine, as what people want does.
"""

from fastapi import APIRouter

from burgrave.table.api import play, programs, records, seats, socket, tables, talk

router = APIRouter(prefix="/api")
for chapter in (programs, tables, play, seats, talk, records, socket):
    router.include_router(chapter.router)

__all__ = ["router"]
