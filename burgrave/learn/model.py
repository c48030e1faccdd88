"""What was learned about a title: linear weights for each kind of game, kept as a file beside the title's rules."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from burgrave.kernel.errors import BadExperience
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title
from burgrave.search.evaluator import Evaluators, objective_of
from burgrave.search.linear import LinearEvaluator, Weights

FILE: Final = "evaluate/experience.json"
"""Its name in the folder of a title."""


def games_like(seats: int, options: dict[str, Any]) -> str:
    """The games that weights were learned in: so many seats, perhaps always with certain options."""
    return " ".join([str(seats), *(f"{name}={options[name]}" for name in sorted(options))])


def seats_in(games: str) -> int:
    """How many seats there were in such games."""
    return int(games.split(" ")[0])


def likeness(games: str, seats: int, options: dict[str, Any]) -> int:
    """How like those games is one of so many seats with these options? The more options are the same, the better."""
    words = games.split(" ")
    wrong = 0
    for word in words[1:]:
        name, _, value = word.partition("=")
        if str(options.get(name)) != value:
            wrong += 1
    return len(words) - 10 * distance(int(words[0]), seats) - 10000 * wrong


def distance(known: int, seats: int) -> int:
    """How far apart two numbers of seats are; a game alone is far from any other."""
    return abs(known - seats) + (100 if (known == 1) != (seats == 1) else 0)


class Model:
    """Weights by the games they were learned in, and how they were come by."""

    def __init__(self, features: list[str], weights: dict[str, Weights], story: dict[str, Any]) -> None:
        self.features = features
        self.weights = weights
        self.story = story
        """The commands, seeds and dates that made it, and the log of the training."""

    def evaluator(self, position: Position) -> LinearEvaluator:
        """How to look at a game like this one: as at the most similar ones."""
        seats, options = position.seats, position.options.values()
        best = ""
        for games in sorted(self.weights):
            if not best or likeness(games, seats, options) > likeness(best, seats, options):
                best = games
        weights = self.weights[best]
        if (seats_in(best) == 1) != (seats == 1):
            # A lead over other players says nothing of one over an automa.
            weights = Weights(weights.score, [], weights.spread)
        return LinearEvaluator(position.title.judgement, weights, objective_of(position))

    def data(self) -> dict[str, Any]:
        """As JSON data."""
        weights = {games: data_of(known) for games, known in sorted(self.weights.items())}
        return {**self.story, "features": self.features, "weights": weights}


class LearnedEvaluators(Evaluators):
    """Evaluators by a model, or by the one that each title keeps."""

    def __init__(self, model: Model | None = None) -> None:
        self.model = model

    def of(self, position: Position) -> LinearEvaluator:
        model = self.model or model_of(position.title)
        return model.evaluator(position)


KNOWN: dict[str, Model] = {}
"""The models of titles, read once."""


def model_of(title: Title) -> Model:
    """What was learned about a title."""
    known = KNOWN.get(title.id)
    if known is None:
        known = read_model(model_file(title.folder), title.judgement)
        KNOWN[title.id] = known
    return known


# ---------------------------------------------------------------------- the file


def model_file(folder: Path) -> Path:
    """Where a title keeps what was learned."""
    return folder / FILE


def read_model(path: Path, judgement: Judgement) -> Model:
    """The model in a file; it must be one with what the title's judgement looks at."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadExperience("experience_missing", file=str(path)) from None
    except (OSError, ValueError) as wrong:
        raise BadExperience("experience_unreadable", file=str(path), why=str(wrong)) from None
    try:
        features = [str(name) for name in data["features"]]
        weights: dict[str, Weights] = {}
        for games, learned in data["weights"].items():
            seats_in(games)
            weights[games] = Weights(
                rows(learned["score"], len(features)),
                rows(learned["lead"], len(features)),
                [float(spread) for spread in learned["spread"]],
                rows(learned.get("midst", []), len(features)),
            )
            if len(weights[games].spread) != len(weights[games].score) or not weights[games].score:
                raise ValueError("knots")
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        raise BadExperience("experience_broken", file=str(path), why=str(wrong) or type(wrong).__name__) from None
    if features != judgement.features() or not weights:
        raise BadExperience("experience_features", file=str(path))
    story = {key: value for key, value in data.items() if key not in ("features", "weights")}
    return Model(features, weights, story)


def rows(data: Any, width: int) -> list[list[float]]:
    """Weights by knot and feature."""
    found: list[list[float]] = []
    for row in data:
        if len(row) != width:
            raise ValueError(f"{len(row)} weights for {width} features")
        found.append([float(weight) for weight in row])
    return found


def data_of(weights: Weights) -> dict[str, Any]:
    """As JSON data, rounded to what can be meant."""
    data: dict[str, Any] = {
        "score": rounded(weights.score),
        "lead": rounded(weights.lead),
        "spread": [round(spread, 3) for spread in weights.spread],
    }
    return {**data, "midst": rounded(weights.midst)} if weights.midst else data


def rounded(rows: list[list[float]]) -> list[list[float]]:
    """Weights as they are written."""
    return [[round(weight, 4) for weight in row] for row in rows]


def check_writable(path: Path) -> None:
    """Better to know before the training than after it."""
    folder = path.parent
    if not folder.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise BadExperience("experience_unwritable", file=str(path))


def write_model(path: Path, model: Model) -> None:
    """Write the file as a whole or not at all."""
    data = model.data()
    weights, log = data.pop("weights"), data.pop("log")
    head = json.dumps(data, indent=1, ensure_ascii=False)[:-2]
    lines = ",\n  ".join(json.dumps(line) for line in log)
    seats = ",\n  ".join(f"{json.dumps(games)}: {json.dumps(learned)}" for games, learned in weights.items())
    text = f'{head},\n "log": [\n  {lines}\n ],\n "weights": {{\n  {seats}\n }}\n}}\n'
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as wrong:
        part.unlink(missing_ok=True)
        raise BadExperience("file", file=str(path), why=wrong.strerror or str(wrong)) from None
