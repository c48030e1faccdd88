"""Campaigns in a file, for whoever plays without the table: how far each has come, and the game that waits.

    campaigns = CampaignFile(title, path)
    game = campaigns.next_game({"free_choice": True}, seed)    # the one that waits, or else the next one
    ...                                                        # play `game`, and after every move
    campaigns.keep(game)                                       # at the end this counts the result
    for phrase in campaigns.told(): ...                        # how far all have come, in the title's words

The file is read anew at every call and written whole, so nothing is lost when somebody leaves in the middle of a game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from burgrave.kernel.campaign import Campaign, Progress
from burgrave.kernel.errors import BadCampaign, BadRecord, BurgraveError, listed
from burgrave.kernel.record import Game, Record, parse_record, resumed
from burgrave.kernel.title import Title, title_ids, title_named
from burgrave.kernel.words import Phrase

CAMPAIGNS_FORMAT: Final = "burgrave campaigns 1"


class CampaignFile:
    """The campaigns of one title and one player: by kind the progress, and the record of the game that waits."""

    def __init__(self, title: Title, path: Path) -> None:
        self.title = title
        self.path = path
        self.campaign = campaign_of(title)

    def kind(self, options: Mapping[str, Any]) -> str:
        """The campaign to which a game with these options belongs; what is not chosen is as the campaign wants it."""
        chosen = {**self.campaign.own_options(), **options}
        kind = self.campaign.kind(chosen)
        if kind is None:
            said = ", ".join(f"{name}={value}" for name, value in chosen.items()) or "-"
            raise BadCampaign("campaign_options", title=self.title.id, options=said)
        return kind

    def progress(self, kind: str) -> Progress:
        """How far a campaign has come; nothing before its first game is over."""
        progress: Progress = self._read().get(kind, {}).get("progress", {})
        return progress

    def waiting(self, kind: str) -> Record | None:
        """The game of a campaign that is not over yet."""
        data = self._read().get(kind, {}).get("waiting")
        return None if data is None else self._record(data)

    def next_game(
        self,
        options: Mapping[str, Any],
        seed: int,
        overlay: Mapping[str, Any] | None = None,
        players: Sequence[str] = (),
    ) -> Game:
        """The campaign's game that waits, or else its next one; one that the rules no longer allow never was."""
        kind = self.kind(options)
        record = self.waiting(kind)
        if record is not None:
            try:
                return resumed(record)
            except BurgraveError:
                pass
        own = self.campaign.own_options()
        chosen = {**own, **options, **self.campaign.options(kind, self.progress(kind))}
        game = Game(self.title, 1, seed, overlay, chosen, players)
        if self.campaign.is_one_by_one(kind):
            self._write(kind, self.progress(kind), game.record)
        return game

    def keep(self, game: Game) -> None:
        """Keep a game where it stands; once it is over, count it into the progress, and only once."""
        kind = self.kind(game.record.options)
        waiting = self.waiting(kind)
        one_by_one = self.campaign.is_one_by_one(kind)
        if one_by_one and (waiting is None or waiting.seed != game.record.seed):
            return
        if game.position.over:
            self._write(kind, self.campaign.after(self.progress(kind), game.position), None)
        elif one_by_one:
            self._write(kind, self.progress(kind), game.record)

    def told(self, kind: str | None = None) -> list[Phrase]:
        """How far one campaign has come, or all of them, line by line."""
        kinds = sorted(self._read()) if kind is None else [kind]
        return [phrase for one in kinds for phrase in self.campaign.told(self.progress(one))]

    # ------------------------------------------------------------------ the file

    def _read(self) -> dict[str, dict[str, Any]]:
        if not self.path.exists():
            return {}
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
        except OSError as wrong:
            raise BadCampaign("file", file=str(self.path), why=wrong.strerror or str(wrong)) from None
        except ValueError:
            raise self._foreign() from None
        head = isinstance(data, dict) and (data.get("format"), data.get("title"))
        campaigns = data.get("campaigns") if head == (CAMPAIGNS_FORMAT, self.title.id) else None
        if not isinstance(campaigns, dict) or not all(is_kept(kept) for kept in campaigns.values()):
            raise self._foreign()
        return campaigns

    def _write(self, kind: str, progress: Progress, waiting: Record | None) -> None:
        """The file whole or not at all."""
        kept = None if waiting is None else json.loads(waiting.text())
        campaigns = {**self._read(), kind: {"progress": progress, "waiting": kept}}
        data = {"format": CAMPAIGNS_FORMAT, "title": self.title.id, "campaigns": campaigns}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(self.path.name + ".part")
        draft.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        draft.replace(self.path)

    def _record(self, data: dict[str, Any]) -> Record:
        try:
            return parse_record(json.dumps(data))
        except BadRecord:
            raise self._foreign() from None

    def _foreign(self) -> BadCampaign:
        return BadCampaign("campaign_file", file=str(self.path), title=self.title.id)


def is_kept(kept: Any) -> bool:
    """Is this what the file keeps of a campaign?"""
    return (
        isinstance(kept, dict)
        and isinstance(kept.get("progress"), dict)
        and isinstance(kept.get("waiting"), dict | None)
    )


def campaign_of(title: Title) -> Campaign:
    """The campaign of a title; not every title has one."""
    if title.campaign is None:
        having = [id for id in title_ids() if title_named(id).campaign is not None]
        raise BadCampaign("campaign_none", title=title.id, allowed=listed(having))
    return title.campaign
