"""Talk: what is said at a table."""

from __future__ import annotations

from pydantic import Field

from burgrave.table.api.asking import Here
from burgrave.table.api.strict import Posted, chapter
from burgrave.table.messages import ChatLine
from burgrave.table.verbs import CHAT_LENGTH

router = chapter("talk")


class Remarked(Posted):
    """Something to be said."""

    text: str = Field(max_length=CHAT_LENGTH, examples=["good luck"])


@router.get("/tables/{id}/chat")
async def chat(here: Here) -> list[ChatLine]:
    """What was said last."""
    return here.page.chat()


@router.post("/tables/{id}/chat")
async def say(here: Here, said: Remarked) -> list[ChatLine]:
    """Say something to the table: whoever sits at it, and its maker."""
    await here.do("chat", text=said.text)
    return here.page.chat()
