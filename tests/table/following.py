"""What a page shows after all messages that it was sent, put together as the client does."""

from __future__ import annotations

from typing import Any


class Following:
    """The regions, boards, log and moves of a page."""

    def __init__(self) -> None:
        self.regions: dict[str, str] = {}
        self.boards: dict[str, list[str]] = {}
        self.frames: dict[str, str] = {}
        self.log: list[str] = []
        self.moves: list[dict[str, Any]] = []

    def take(self, state: dict[str, Any]) -> dict[str, Any]:
        """A state with everything that is shown then: `html` and `moves`."""
        if "main" in state:
            self.regions, self.boards, self.frames, self.log = {"main": state["main"]}, {}, {}, []
        self.regions |= state.get("regions", {})
        self.boards |= {id: list(parts) for id, parts in state.get("boards", {}).items()}
        for id, parts in state.get("parts", {}).items():
            for place, part in parts.items():
                self.boards[id][int(place)] = part
        self.frames |= state.get("frames", {})
        self.log += state.get("log", [])
        self.moves = state.get("moves", self.moves)
        drawn = ("".join(parts) for parts in self.boards.values())
        return {**state, "html": "".join([*self.regions.values(), *drawn, *self.log]), "moves": self.moves}
