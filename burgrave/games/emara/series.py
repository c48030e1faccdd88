"""A lone player's games one after another: the campaign's next start and best, and the best single results."""

from __future__ import annotations

from typing import Any

from burgrave.games.emara.components import TRACK
from burgrave.games.emara.position import Emara
from burgrave.kernel.options import Options
from burgrave.kernel.position import Position
from burgrave.kernel.series import Series
from burgrave.kernel.words import Phrase


class EmaraSeries(Series):
    """Solo games belong together by mode; those with unrestricted choice are counted on their own."""

    def name(self, seats: int, options: Options) -> str:
        if seats != 1:
            return ""
        values = options.values()
        return f"{values['solo']}_free" if values["free_choice"] else str(values["solo"])

    def options(self, name: str, kept: dict[str, Any]) -> dict[str, Any]:
        """The campaign says where its next game starts."""
        return {"building_start": kept["next"]} if name.startswith("campaign") and "next" in kept else {}

    def after(self, kept: dict[str, Any], position: Position) -> dict[str, Any]:
        """Campaign: `next` start, `best` start won and the `result` there. Single: the best result `by_start`."""
        assert isinstance(position, Emara)
        start, result = position.start, position.scores[0]
        if position.readings.solo != "campaign":
            by_start: dict[str, int] = dict(kept.get("by_start", {}))
            by_start[str(start)] = max(result, by_start.get(str(start), 0))
            return {"by_start": by_start}
        figures = position.printed
        if not position.winners:
            return {**kept, "next": min(start + figures.after_loss, TRACK - 1)}
        news = {**kept, "next": max(start + figures.after_win, figures.campaign_least)}
        if "best" not in kept or (start, -result) < (kept["best"], -kept["result"]):
            news["best"] = start
            news["result"] = result
        return news

    def told(self, kept: dict[str, Any]) -> list[Phrase]:
        """Where the player stands, line by line."""
        if "by_start" in kept:
            starts = sorted(kept["by_start"].items(), key=lambda entry: int(entry[0]))
            return [Phrase("series.single", start=start, result=result) for start, result in starts]
        said = [Phrase("series.next", start=kept["next"])] if "next" in kept else []
        if "best" in kept:
            said.append(Phrase("series.best", start=kept["best"], result=kept["result"]))
        return said
