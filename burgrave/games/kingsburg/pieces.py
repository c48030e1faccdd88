"""The pieces that governors touch, and the questions they are touched for: each says why a piece cannot be used."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.components import BUILDINGS, GOODS
from burgrave.games.kingsburg.phrases import amount_phrase
from burgrave.games.kingsburg.position import Kingsburg
from burgrave.kernel.agenda import Question
from burgrave.kernel.words import Phrase

ADVISOR: Final = "advisor"
BUILDING: Final = "building"
DIE: Final = "die"
GOOD: Final = "good"
SHIFT: Final = "market"
TOKEN: Final = "token"

USED: Final = (ADVISOR, BUILDING, DIE, GOOD, SHIFT, TOKEN)
"""How the ids begin of what can be touched some time in the game; of other pieces nothing needs to be said."""


class GovernorQuestion(Question[Kingsburg]):
    """A question to a governor, who may ask of every piece why it cannot be used."""

    def why_not(self, p: Kingsburg, seat: int, thing: str) -> Phrase | None:
        kind, _, rest = thing.partition("-")
        if kind not in USED:
            return None
        if kind == ADVISOR:
            return self.obstacle(p, kind, rest)
        owner, _, name = rest.partition("-")
        if int(owner) != seat:
            return Phrase("why.anothers", who=int(owner))
        if kind == BUILDING and p.provinces[seat].has(BUILDINGS.index(name)):
            return self.standing(p, BUILDINGS.index(name))
        return self.obstacle(p, kind, name)

    def obstacle(self, p: Kingsburg, kind: str, name: str) -> Phrase | None:
        """The condition that is missing for a piece: an advisor by value, or one's own by what its id ends with."""
        return Phrase("why.not_now", asked=self.prompt(p))

    def standing(self, p: Kingsburg, building: int) -> Phrase | None:
        """The same for an own building that stands: mostly it works by itself."""
        return None

    def to_give(self, p: Kingsburg, kind: str, name: str) -> Phrase | None:
        """A good that is to be given and is not there."""
        if kind == GOOD and not p.provinces[self.seat].amount(GOODS.index(name)):
            return Phrase("why.short", things=[amount_phrase(name, 1)])
        return GovernorQuestion.obstacle(self, p, kind, name)
