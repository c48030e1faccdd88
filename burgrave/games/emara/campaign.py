"""A lone player's games one after another: the campaign's next start and best, and the best single results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.emara.position import Emara
from burgrave.kernel.campaign import Campaign, Progress
from burgrave.kernel.position import Position
from burgrave.kernel.words import Phrase


class EmaraCampaign(Campaign):
    """Solo games belong together by mode; those with unrestricted choice are counted on their own."""

    def own_options(self) -> dict[str, Any]:
        """A game of the campaign, not a single one."""
        return {"solo": "campaign"}

    def kind(self, options: Mapping[str, Any]) -> str | None:
        mode = options.get("solo", "single")
        return f"{mode}_free" if options.get("free_choice") else str(mode)

    def is_one_by_one(self, kind: str) -> bool:
        """Of single games only the best are kept."""
        return kind.startswith("campaign")

    def options(self, kind: str, progress: Progress) -> dict[str, Any]:
        """The campaign says where its next game starts; the first one as the rulebook says."""
        return {"building_start": progress.get("next", "event")} if kind.startswith("campaign") else {}

    def after(self, progress: Progress, position: Position) -> Progress:
        """Campaign: `next` start, `best` start won and the `result` there. Single: the best result `by_start`.

        `free_choice` tells records with unrestricted choice from the others: they are easier.
        """
        assert isinstance(position, Emara)
        start, result = position.start, position.scores[0]
        if position.readings.free_choice:
            progress = {**progress, "free_choice": True}
        if position.readings.solo != "campaign":
            by_start: dict[str, int] = dict(progress.get("by_start", {}))
            by_start[str(start)] = max(result, by_start.get(str(start), 0))
            return {**progress, "by_start": by_start}
        figures = position.printed
        if not position.winners:
            return {**progress, "next": min(start + figures.after_loss, figures.last)}
        news = {**progress, "next": max(start + figures.after_win, figures.campaign_least)}
        if "best" not in progress or (start, -result) < (progress["best"], -progress["result"]):
            news["best"] = start
            news["result"] = result
        return news

    def told(self, progress: Progress) -> list[Phrase]:
        """Where the player stands, line by line; with unrestricted choice that is said in every line."""
        suffix = "_free" if progress.get("free_choice") else ""
        if "by_start" in progress:
            starts = sorted(progress["by_start"].items(), key=lambda entry: int(entry[0]))
            return [Phrase(f"campaign.single{suffix}", start=start, result=result) for start, result in starts]
        said = [Phrase(f"campaign.next{suffix}", start=progress["next"])] if "next" in progress else []
        if "best" in progress:
            said.append(Phrase(f"campaign.best{suffix}", start=progress["best"], result=progress["result"]))
        return said
